import { createContext, use } from 'react';

/** Somebody who helps when it is about more than courses. */
export interface SupportLine {
  name: string;
  telephone: string | null;
  text: string | null;
  address: string | null;
  hours: string | null;
  note: string | null;
}

/** What differs between universities and is public; every part below `app/` reads it here. */
export interface ProductInfo {
  product: string;
  assistant: string;
  /** The university's full name; empty while it is unknown. */
  university: string;
  /** `Alder's`: how the university is named before a noun. */
  possessive: string;
  feedbackEmail: string | null;
  /** Stands in the empty e-mail field of a registration. */
  emailPlaceholder: string;
  /** Set where federated sign-in is configured. */
  googleClientId: string | null;
  /** The share that shows what the product does, for the sign-in screen. */
  demoShareId: string | null;
  /** Which vendors are configured; without either no question leaves this server. */
  providers: { openai: boolean; anthropic: boolean };
  /** In the order in which they are named. */
  support: readonly SupportLine[];
  /** ISO 3166 alpha-2; null where it is not known. */
  country: string | null;
}

/** What is shown when the server has not said who it serves. */
export const DEFAULT_PRODUCT_INFO: ProductInfo = {
  product: 'Lectern',
  assistant: 'Quill',
  university: '',
  possessive: 'the university’s',
  feedbackEmail: null,
  emailPlaceholder: 'Your university email',
  googleClientId: null,
  demoShareId: null,
  providers: { openai: false, anthropic: false },
  support: [],
  country: null,
};

export const ProductInfoContext = createContext<ProductInfo>(DEFAULT_PRODUCT_INFO);

export const useProductInfo = (): ProductInfo => use(ProductInfoContext);
