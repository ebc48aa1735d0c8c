import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@advisor/shell/paths';
import { ErrorState } from '@advisor/ui/components/ErrorState';
import { Page } from '@advisor/ui/components/Page';
import type { RemoteFailureReason } from '../remotes/remote-loader';
import { remoteFailureText } from './remote-failure-text';

interface RemoteUnavailableProps {
  reason: RemoteFailureReason;
  /** Absent where loading it again would not help. */
  onRetry?: () => void;
}

/** Stands in the place of a remote that could not be loaded; the rest of the product goes on. */
export function RemoteUnavailable({ reason, onRetry }: RemoteUnavailableProps) {
  const { t } = useTranslation('host');
  return (
    <Page title={t(reason === 'off' ? 'error.remote.offTitle' : 'error.remote.title')}>
      <ErrorState
        title={t(remoteFailureText[reason])}
        onRetry={onRetry}
        action={<Link to={paths.home()}>{t('error.page.home')}</Link>}
      />
    </Page>
  );
}
