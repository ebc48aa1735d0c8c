import { type ArrangementReference, caseQuery } from '@advisor/case/case.queries';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { SlidersOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import {
  arrangementCustomersQuery,
  arrangementParametersQuery,
} from '../../../arrangement/arrangement.queries';
import { isSavings } from '../../../case/case-presentation';
import { StepContent } from '../../../arrangement/StepContent';
import { StepPage } from '../StepPage';
import { useLockedStep } from '../../../arrangement/use-arrangement';
import { hasAccount, isRequest } from '../agreed';
import { OwnScreens } from './OwnScreens';
import { ParametersFacts } from './ParametersFacts';
import { ParametersForm } from './ParametersForm';
import { isOfApplication } from './parameters.schema';
import '../texts';

/** What is agreed in an application besides its offer. */
export default function ParametersPage() {
  const { t } = useTranslation('case-application');
  const reference = useLoaderData<ArrangementReference>();
  const { caseId, salesArrangementId } = reference;
  const { version, parameters } = usePrefetchedQuery(
    arrangementParametersQuery(salesArrangementId),
  ).data;
  const customers = usePrefetchedQuery(arrangementCustomersQuery(salesArrangementId)).data;
  const locked = useLockedStep(salesArrangementId, 'parameters');
  const ofSavings = isSavings(usePrefetchedQuery(caseQuery(caseId)).data.productTypeId);
  const shared = { customers, ofSavings };
  return (
    <StepPage title={t('parameters.title')} reference={reference}>
      {isOfApplication(parameters) && (
        <StepContent
          key={salesArrangementId}
          locked={locked}
          form={
            <ParametersForm
              {...shared}
              reference={reference}
              version={version}
              parameters={parameters}
              isLocked={locked !== undefined}
            />
          }
          facts={<ParametersFacts {...shared} parameters={parameters} />}
        />
      )}
      {hasAccount(parameters) || isRequest(parameters) ? (
        <OwnScreens
          {...shared}
          reference={reference}
          parameters={parameters}
          isLocked={locked !== undefined}
        />
      ) : (
        <EmptyState icon={<SlidersOutlined />} title={t('parameters.none')} />
      )}
    </StepPage>
  );
}
