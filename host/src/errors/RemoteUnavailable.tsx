import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hostAddresses } from '@advisor/addresses/host';
import { ErrorState } from '@advisor/ui/components/ErrorState';
import { Page } from '@advisor/ui/components/Page';
import type { RemoteFailureReason, RemoteLoadError } from '../remotes/remote-loader';
import { useRetryAfterOffline } from './use-retry-after-offline';
import { useRemoteFailureText } from './remote-failure-text';

const titles = {
  unavailable: 'error.remote.title',
  contract: 'error.remote.title',
  off: 'error.remote.offTitle',
  cancelled: 'error.page.cancelled',
} as const satisfies Record<RemoteFailureReason, string>;

interface RemoteUnavailableProps {
  failure: RemoteLoadError;
  /** Absent where loading it again would not help. */
  onRetry?: () => void;
}

/** Stands in the place of a remote that could not be loaded; the rest of the product goes on. */
export function RemoteUnavailable({ failure, onRetry }: RemoteUnavailableProps) {
  const { t } = useTranslation('host');
  const text = useRemoteFailureText(failure);
  useRetryAfterOffline(onRetry);
  return (
    <Page title={t(titles[failure.reason])}>
      <ErrorState
        title={text}
        onRetry={onRetry}
        action={
          <Link to={hostAddresses.home.to()} reloadDocument>
            {t('error.page.home')}
          </Link>
        }
      />
    </Page>
  );
}
