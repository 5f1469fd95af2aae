import { useAuth } from '#platform/web/sign-in/auth-state.ts';
import { useProductInfo } from '#platform/web/page/product-info.ts';

/** The footnote below the composer: who answers, and that replies are not official. */
export function ChatFootnote() {
  const { provider } = useAuth();
  const { assistant, providers } = useProductInfo();
  return providers[provider]
    ? `${assistant} can be wrong. Confirm with an academic advisor.`
    : `${assistant} answers offline, from the catalogue alone. Confirm with an academic advisor.`;
}
