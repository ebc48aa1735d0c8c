import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { salesArrangementType } from '@advisor/contracts/codebooks';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { Page } from '@advisor/ui/components/Page';
import { Section } from '@advisor/ui/components/Section';
import { SlidersOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import {
  arrangementCustomersQuery,
  arrangementParametersQuery,
  type ArrangementReference,
} from '../../case/arrangement.queries';
import { ArrangementStateChip } from '../../case/ArrangementStateChip';
import { HubLink } from '../../case/HubLink';
import { LockedStep } from '../../case/LockedStep';
import { useArrangement, useLockedStep } from '../../case/use-arrangement';
import { ParametersForm } from './ParametersForm';
import '../../case/form-page.css';

/** What is agreed in an application besides its offer. */
export default function ParametersPage() {
  const { t } = useTranslation('case');
  const reference = useLoaderData<ArrangementReference>();
  const { salesArrangementId } = reference;
  const arrangement = useArrangement(reference);
  const { version, parameters } = usePrefetchedQuery(
    arrangementParametersQuery(salesArrangementId),
  ).data;
  const customers = usePrefetchedQuery(arrangementCustomersQuery(salesArrangementId)).data;
  const locked = useLockedStep(salesArrangementId, 'parameters');
  return (
    <Page
      width="form"
      title={t('parameters.title')}
      state={<ArrangementStateChip arrangement={arrangement} />}
      description={<HubLink {...reference} />}
    >
      {parameters.salesArrangementTypeId === salesArrangementType.loanApplication.code ? (
        <>
          <LockedStep reason={locked} />
          <div className="case-form">
            <Section>
              <ParametersForm
                key={salesArrangementId}
                reference={reference}
                version={version}
                parameters={parameters}
                customers={customers}
                isLocked={locked !== undefined}
              />
            </Section>
          </div>
        </>
      ) : (
        <EmptyState icon={<SlidersOutlined />} title={t('parameters.none')} />
      )}
    </Page>
  );
}
