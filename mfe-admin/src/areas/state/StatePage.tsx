import { Page } from '@advisor/ui/components/Page';
import { useTranslation } from 'react-i18next';
import { BrowserReports } from './BrowserReports';
import { JobsSection } from './JobsSection';
import { NeighboursSection } from './NeighboursSection';
import { VersionsSection } from './VersionsSection';
import './state.css';

/** How the product is, for those who run it every day: what asks for attention is above. */
export default function StatePage() {
  const { t } = useTranslation('admin-state');
  return (
    <Page title={t('title')} description={t('description')}>
      <JobsSection />
      <NeighboursSection />
      <VersionsSection />
      <BrowserReports />
    </Page>
  );
}
