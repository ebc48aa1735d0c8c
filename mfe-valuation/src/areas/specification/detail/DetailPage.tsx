import { fresh } from '@advisor/api-client/fresh';
import { serverNow } from '@advisor/api-client/server-clock';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { useRecordForm } from '@advisor/forms/record/use-record-form';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import {
  propertyQuery,
  type Property,
  type PropertyReference,
} from '../../../property/property.queries';
import { PropertyPage } from '../../../property/PropertyPage';
import { DeedOfOwnership } from './deed/DeedOfOwnership';
import { MissingFacts } from './MissingFacts';
import { SameElsewhere } from './SameElsewhere';
import { specificationSchema } from './specification.schema';
import { mergeRules, toState } from './specification-values';
import { SpecificationForm } from './SpecificationForm';
import '../texts';
import './detail.css';

/** What is known of one real estate. */
export default function DetailPage() {
  const reference = useLoaderData<PropertyReference>();
  const property = usePrefetchedQuery(propertyQuery(reference)).data;
  return (
    <PropertyPage reference={reference} property={property}>
      <Detail
        key={`${reference.sourceId}-${reference.id}`}
        reference={reference}
        property={property}
      />
    </PropertyPage>
  );
}

interface DetailProps {
  reference: PropertyReference;
  property: Property;
}

function Detail({ reference, property }: DetailProps) {
  const { t } = useTranslation('valuation-specification');
  const queryClient = useQueryClient();
  const { realEstateVariant: variant, lock } = property;
  const thisYear = Number(bankDay(serverNow()).slice(0, 4));
  const schema = useMemo(() => specificationSchema({ thisYear, variant }), [thisYear, variant]);
  const record = useRecordForm({
    schema,
    draft: `valuation-specification.${reference.sourceId}.${reference.id}`,
    saved: toState(property),
    readLatest: async () => toState(await queryClient.fetchQuery(fresh(propertyQuery(reference)))),
    rules: mergeRules,
  });
  return (
    <>
      <SameElsewhere caseIds={property.otherCases} />
      {lock !== undefined && <InfoBar severity="info" title={lock} />}
      <div className="specification">
        <SpecificationForm
          record={record}
          reference={reference}
          variant={variant}
          isLocked={lock !== undefined}
          label={t('title')}
        />
        <div className="specification__aside">
          <MissingFacts reference={reference} property={property} />
          <DeedOfOwnership reference={reference} property={property} record={record} />
        </div>
      </div>
    </>
  );
}
