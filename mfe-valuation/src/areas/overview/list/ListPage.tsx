import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import type { CaseReference } from '@advisor/case/open';
import { Page } from '@advisor/ui/components/Page';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { propertiesQuery } from '../../../property/property.queries';
import { PropertyCards } from '../PropertyCards';
import { AddProperty } from './AddProperty';
import '../texts';

/** Real estates of a case: what secures the loan, and what is bought with it. */
export default function ListPage() {
  const { t } = useTranslation('valuation-overview');
  const { caseId } = useLoaderData<CaseReference>();
  const properties = usePrefetchedQuery(propertiesQuery(caseId)).data;
  const add = <AddProperty key={caseId} caseId={caseId} properties={properties} />;
  const isEmpty = properties.length === 0;
  return (
    <Page title={t('title')} actions={!isEmpty && add}>
      <Section>
        <PropertyCards caseId={caseId} properties={properties} action={isEmpty && add} />
      </Section>
    </Page>
  );
}
