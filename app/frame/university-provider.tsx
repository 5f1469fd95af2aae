import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import type { UniversityInfo } from '#features/catalogue/contract.ts';
import { universityQuery } from '#features/catalogue/web/shared/university.queries.ts';
import {
  DEFAULT_PRODUCT_INFO,
  type ProductInfo,
  ProductInfoContext,
} from '#platform/web/page/product-info.ts';

const asProductInfo = (university: UniversityInfo): ProductInfo => ({
  product: university.product,
  assistant: university.assistant,
  university: university.name,
  possessive: university.possessive,
  feedbackEmail: university.feedback_email,
  emailPlaceholder: university.email_placeholder,
  googleClientId: university.google_client_id,
  demoShareId: university.demo_share_id,
  // Absent in responses of an older server.
  demonstration: university.demonstration ?? null,
  providers: university.providers,
  support: university.support,
  country: university.country,
});

/**
 * Loads the university's facts once. Renders nothing before the first response, so that no default name flashes; on
 * failure the product's defaults are used while retrying.
 */
export function UniversityProvider({ children }: { children: ReactNode }) {
  const { data, failureCount } = useQuery(universityQuery);
  // Kept outside the query cache: signing out clears it, and the screens must stay.
  const [known, setKnown] = useState<UniversityInfo | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  if (data && data !== known) setKnown(data);
  if (failureCount > 0 && !hasFailed) setHasFailed(true);
  const info = useMemo(() => (known ? asProductInfo(known) : DEFAULT_PRODUCT_INFO), [known]);
  if (!known && !hasFailed) return null;
  return <ProductInfoContext value={info}>{children}</ProductInfoContext>;
}
