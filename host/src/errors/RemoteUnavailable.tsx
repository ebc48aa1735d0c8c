import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@advisor/shell/paths';
import { ErrorState } from '@advisor/ui/components/ErrorState';
import { Page } from '@advisor/ui/components/Page';
import type { RemoteLoadError } from '../remotes/remote-loader';
import { useRemoteFailureText } from './remote-failure-text';

interface RemoteUnavailableProps {
  failure: RemoteLoadError;
  /** Absent where loading it again would not help. */
  onRetry?: () => void;
}

/** Stands in the place of a remote that could not be loaded; the rest of the product goes on. */
export function RemoteUnavailable({ failure, onRetry }: RemoteUnavailableProps) {
  const { t } = useTranslation('host');
  const text = useRemoteFailureText(failure);
  return (
    <Page title={t(failure.reason === 'off' ? 'error.remote.offTitle' : 'error.remote.title')}>
      <ErrorState
        title={text}
        onRetry={onRetry}
        action={<Link to={paths.home()}>{t('error.page.home')}</Link>}
      />
    </Page>
  );
}
