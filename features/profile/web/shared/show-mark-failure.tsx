import { Link } from 'react-router';
import { showError } from '#platform/ui/overlays/toast.ts';
import { ApiError } from '#platform/web/api/api-error.ts';

/** Announces that a course could not be marked as taken; without a profile, with the way to it. */
export const showMarkFailure = (error: unknown, code: string): void => {
  const what = `${code} could not be marked.`;
  if (!(error instanceof ApiError)) return void showError(what);
  if (error.code !== 'profile_incomplete') return void showError(`${what} ${error.sentence}`);
  showError(
    <span>
      {`${what} ${error.sentence} `}
      <Link to="/profile" className="whitespace-nowrap underline">
        To your profile
      </Link>
    </span>,
  );
};
