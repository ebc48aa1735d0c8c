import { permission } from '@advisor/contracts/permissions';
import { usePermission } from '@advisor/shell/session';
import { Page } from '@advisor/ui/components/Page';
import { useTranslation } from 'react-i18next';
import { BrowserReports } from './components/BrowserReports';
import { PartsTable } from './components/PartsTable';
import { addPartsTexts } from './texts';

addPartsTexts();

/** What the product consists of in this browser, and what browsers tell of it. */
export default function PartsPage() {
  const { t } = useTranslation('parts');
  const mayReadReports = usePermission(permission.bannerAdministration);
  return (
    <Page title={t('title')} description={t('description')}>
      <PartsTable />
      {mayReadReports && <BrowserReports />}
    </Page>
  );
}
