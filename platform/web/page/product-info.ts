import { createContext, use } from 'react';

/** Where to find help beyond courses. */
export interface SupportLine {
  name: string;
  telephone: string | null;
  text: string | null;
  address: string | null;
  hours: string | null;
  note: string | null;
}

/** Public data that depends on the university; all code outside `app/` reads it here. */
export interface ProductInfo {
  product: string;
  assistant: string;
  /** The university's full name; empty until known. */
  university: string;
  /** `Alder's`: the university's name before a noun. */
  possessive: string;
  feedbackEmail: string | null;
  /** Placeholder of the email field when registering. */
  emailPlaceholder: string;
  /** Set if federated sign-in is configured. */
  googleClientId: string | null;
  /** Share that demonstrates the product, linked from the sign-in screen. */
  demoShareId: string | null;
  /** A question and its answer, shown beside the sign-in form. */
  demonstration: { question: string; answer: string } | null;
  /** Which vendors are configured; with neither, no question leaves this server. */
  providers: { openai: boolean; anthropic: boolean };
  /** In display order. */
  support: readonly SupportLine[];
  /** ISO 3166 alpha-2; null if unknown. */
  country: string | null;
}

/** Used until the server has sent its own. */
export const DEFAULT_PRODUCT_INFO: ProductInfo = {
  product: 'Lectern',
  assistant: 'Quill',
  university: '',
  possessive: 'the university’s',
  feedbackEmail: null,
  emailPlaceholder: 'Your university email',
  googleClientId: null,
  demoShareId: null,
  demonstration: null,
  providers: { openai: false, anthropic: false },
  support: [],
  country: null,
};

export const ProductInfoContext = createContext<ProductInfo>(DEFAULT_PRODUCT_INFO);

export const useProductInfo = (): ProductInfo => use(ProductInfoContext);
