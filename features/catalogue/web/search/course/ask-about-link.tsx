import { Link, useInRouterContext } from 'react-router';
import { ChatIcon } from '#platform/ui/display/icons.tsx';
import { useProductInfo } from '#platform/web/page/product-info.ts';

/** Opens the chat with a prefilled question about the course, without sending it. */
export function AskAboutLink({ code }: { code: string }) {
  const { assistant } = useProductInfo();
  if (!useInRouterContext()) return null;
  return (
    <Link
      to={`/?${new URLSearchParams({ ask: `Tell me about ${code}` })}`}
      className="inline-flex items-center gap-1.5 text-accent underline underline-offset-2 touch:min-h-11"
    >
      <ChatIcon size={16} />
      Ask {assistant} about this
    </Link>
  );
}
