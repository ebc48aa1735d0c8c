import type { ArrangementReference } from '@advisor/case/case.queries';
import { caseAddresses } from '@advisor/addresses/case';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import {
  arrangementCustomersQuery,
  arrangementParametersQuery,
} from '../../../arrangement/arrangement.queries';
import { StepContent } from '../../../arrangement/StepContent';
import { useLockedStep } from '../../../arrangement/use-arrangement';
import { isRequest } from '../agreed';
import { personName } from '../people-options';
import { StepPage } from '../StepPage';
import { RequestApplicantForm } from './RequestApplicantForm';
import '../texts';

/** Who asks for what a service request changes. */
export default function RequestApplicantPage() {
  const { t } = useTranslation('case-application');
  const reference = useLoaderData<ArrangementReference>();
  const { salesArrangementId } = reference;
  const { version, parameters } = usePrefetchedQuery(
    arrangementParametersQuery(salesArrangementId),
  ).data;
  const customers = usePrefetchedQuery(arrangementCustomersQuery(salesArrangementId)).data;
  const locked = useLockedStep(salesArrangementId, 'parameters');
  return (
    <StepPage title={t('requestApplicant.title')} reference={reference}>
      {isRequest(parameters) ? (
        <StepContent
          key={salesArrangementId}
          locked={locked}
          form={
            <RequestApplicantForm
              reference={reference}
              version={version}
              parameters={parameters}
              customers={customers}
              isLocked={locked !== undefined}
            />
          }
          facts={
            <DescriptionList
              items={[
                {
                  label: t('requestApplicant.field'),
                  value: personName(customers, parameters.applicantCustomerOnSAId),
                },
              ]}
            />
          }
        />
      ) : (
        <EmptyState
          title={t('requestApplicant.ofApplication')}
          action={
            <Link to={caseAddresses.household.to(reference)}>
              {t('requestApplicant.toHousehold')}
            </Link>
          }
        />
      )}
    </StepPage>
  );
}
