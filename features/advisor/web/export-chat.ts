import { showError } from '#platform/ui/overlays/toast.ts';
import { callApi } from '#platform/web/api/api-client.ts';
import { downloadFile } from '#platform/web/page/download-file.ts';
import { logFailure } from '#platform/web/page/log.ts';
import { exportSession } from '../keeping.contract.ts';

/** Offers a conversation as a Markdown file. */
export const exportChat = (sessionId: string): void => {
  callApi(exportSession, { session_id: sessionId })
    .then(({ file_name, markdown }) => downloadFile(file_name, markdown, 'text/markdown'))
    .catch((error: unknown) => {
      logFailure('The chat could not be exported', error);
      showError('The chat could not be exported. Please try again.');
    });
};
