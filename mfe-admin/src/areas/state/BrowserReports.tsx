import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AskedSection } from './AskedSection';
import { ErrorsTable } from './ErrorsTable';
import { browsersQuery } from './state.queries';
import { VitalsTable } from './VitalsTable';

/** What all browsers tell of their errors and speed. */
export function BrowserReports() {
  const { t } = useTranslation('admin-state');
  const asked = useQuery(browsersQuery());
  return (
    <>
      <AskedSection title={t('errors.title')} asked={asked}>
        {({ errors }) => <ErrorsTable errors={errors} />}
      </AskedSection>
      <AskedSection title={t('vitals.title')} asked={asked}>
        {({ vitals }) => <VitalsTable vitals={vitals} />}
      </AskedSection>
    </>
  );
}
