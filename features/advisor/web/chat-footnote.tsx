import { useAuth } from '#platform/web/sign-in/auth-state.ts';
import { useProductInfo } from '#platform/web/page/product-info.ts';

/** One quiet line under the box: who answers, and that it is no official word. */
export function ChatFootnote() {
  const { provider } = useAuth();
  const { assistant, providers } = useProductInfo();
  return providers[provider]
    ? `${assistant} can be wrong. Confirm with an academic advisor.`
    : `${assistant} answers offline, from the catalogue alone. Confirm with an academic advisor.`;
}
