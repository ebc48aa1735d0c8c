import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@advisor/shell/paths';
import { ErrorState } from '@advisor/ui/components/ErrorState';
import { Page } from '@advisor/ui/components/Page';

interface RemoteUnavailableProps {
  /** The remote was built against another host; loading it again would not help. */
  isIncompatible?: boolean;
  onRetry?: () => void;
}

/** Stands in the place of a remote that could not be loaded; the rest of the product goes on. */
export function RemoteUnavailable({ isIncompatible = false, onRetry }: RemoteUnavailableProps) {
  const { t } = useTranslation('host');
  return (
    <Page title={t('error.remote.title')}>
      <ErrorState
        title={t(isIncompatible ? 'error.remote.incompatible' : 'error.remote.text')}
        onRetry={onRetry}
        action={<Link to={paths.home()}>{t('error.page.home')}</Link>}
      />
    </Page>
  );
}
