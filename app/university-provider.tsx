import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import type { UniversityInfo } from '#features/catalogue/contract.ts';
import { universityQuery } from '#features/catalogue/web/shared/university.queries.ts';
import { DEFAULT_PRODUCT_INFO, type ProductInfo, ProductInfoContext } from '#platform/web/product-info.ts';

const asProductInfo = (university: UniversityInfo): ProductInfo => ({
  product: university.product,
  assistant: university.assistant,
  university: university.name,
  possessive: university.possessive,
  feedbackEmail: university.feedback_email,
  emailPlaceholder: university.email_placeholder,
  googleClientId: university.google_client_id,
  demoShareId: university.demo_share_id,
  providers: university.providers,
  support: university.support,
  country: university.country,
});

/**
 * Asks the server once who it serves. Until the first answer nothing is shown, so that no other name flashes; when it
 * fails the product's own names stand in while it is asked again.
 */
export function UniversityProvider({ children }: { children: ReactNode }) {
  const { data, failureCount } = useQuery(universityQuery);
  // Kept beside the query: signing out empties that store, and the screens must not go with it.
  const [known, setKnown] = useState<UniversityInfo | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  if (data && data !== known) setKnown(data);
  if (failureCount > 0 && !hasFailed) setHasFailed(true);
  const info = useMemo(() => (known ? asProductInfo(known) : DEFAULT_PRODUCT_INFO), [known]);
  if (!known && !hasFailed) return null;
  return <ProductInfoContext value={info}>{children}</ProductInfoContext>;
}
