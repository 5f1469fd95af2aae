import { useEffect, useEffectEvent } from 'react';
import { useAnnouncer } from '#platform/web/page/announcer.tsx';
import { useProductInfo } from '#platform/web/page/product-info.ts';
import type { ConversationOutline } from './conversation/conversation-outline.ts';

const ENDINGS = {
  complete: 'Reply finished',
  stopped: 'Reply stopped',
  interrupted: 'The reply was interrupted',
  failed: 'The reply failed',
  running: '',
} as const;

/** Announces to screen readers that a reply is running and that it has ended, but not each piece of text. */
export const useAnnouncements = ({ phase, ending, isReconnecting }: ConversationOutline): void => {
  const { assistant } = useProductInfo();
  const announce = useAnnouncer();
  const isSending = phase === 'sending';
  const endings = ending?.count ?? 0;
  useEffect(() => {
    if (!isSending) return undefined;
    announce(isReconnecting ? 'The connection was lost. Reconnecting…' : `${assistant} is writing`);
    // The reply has ended, or another chat is shown.
    return () => announce('');
  }, [isSending, isReconnecting, assistant, announce]);
  const tellEnd = useEffectEvent(() => {
    if (ending) announce(ENDINGS[ending.status]);
  });
  useEffect(() => {
    if (endings > 0) tellEnd();
  }, [endings]);
};
