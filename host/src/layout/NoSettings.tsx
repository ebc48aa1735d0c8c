import { useTranslation } from 'react-i18next';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { Page } from '@advisor/ui/components/Page';

/** The settings while no remote fills them, for who will administer here. */
export function NoSettings() {
  const { t } = useTranslation('host');
  return (
    <Page title={t('layout.settings')}>
      <EmptyState title={t('settings.empty')} description={t('settings.emptyText')} />
    </Page>
  );
}
