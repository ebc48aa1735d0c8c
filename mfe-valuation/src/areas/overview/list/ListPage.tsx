import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import type { CaseReference } from '@advisor/case/open';
import { Page } from '@advisor/ui/components/Page';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { collateralQuery, propertiesQuery } from '../../../property/property.queries';
import { useFollowedOrders } from '../../../property/use-followed-orders';
import { CollateralSummary } from '../CollateralSummary';
import { PropertyCards } from '../PropertyCards';
import { AddProperty } from './AddProperty';
import { PropertyActions } from './PropertyActions';
import '../texts';

/** Real estates of a case: what secures the loan, and what is bought with it. */
export default function ListPage() {
  const { t } = useTranslation('valuation-overview');
  const { caseId } = useLoaderData<CaseReference>();
  const properties = usePrefetchedQuery(propertiesQuery(caseId)).data;
  const collateral = usePrefetchedQuery(collateralQuery(caseId)).data;
  useFollowedOrders(caseId);
  const { addLock } = collateral;
  const add = addLock === undefined && <AddProperty key={caseId} caseId={caseId} />;
  const isEmpty = properties.length === 0;
  return (
    <Page title={t('title')} description={addLock} actions={!isEmpty && add}>
      <Section title={t('collateral.title')}>
        <CollateralSummary collateral={collateral} />
      </Section>
      <Section>
        <PropertyCards
          caseId={caseId}
          properties={properties}
          action={isEmpty && add}
          renderActions={(property) => (
            <PropertyActions caseId={caseId} property={property} mayAdd={addLock === undefined} />
          )}
        />
      </Section>
    </Page>
  );
}
