import { refinancingAddresses } from '@advisor/addresses/refinancing';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { refinancingType } from '@advisor/contracts/codebooks/refinancing';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Page } from '@advisor/ui/components/Page';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import {
  isOpen,
  refinancingParametersQuery,
  repaymentTermsQuery,
} from '../../../process/process.queries';
import { offeredDaysQuery, offeredRateQuery, retentionQuery } from '../retention.queries';
import { basisOf } from './basis';
import { Calculator } from './Calculator';
import type { CalculatorReference } from './calculator.loader';
import '../texts';

/** What staying brings to the client, against today and another bank; recalculated on each key. */
export default function CalculatorPage() {
  const { t } = useTranslation('refinancing-retention');
  const { caseId, processId, typed } = useLoaderData<CalculatorReference>();
  const parameters = usePrefetchedQuery(refinancingParametersQuery(caseId)).data;
  const terms = usePrefetchedQuery(repaymentTermsQuery(caseId)).data;
  const { code } = refinancingType.retention;
  const ofRetention = <Of extends { refinancingTypeId: number }>(all: readonly Of[] = []) =>
    all.filter(({ refinancingTypeId }) => refinancingTypeId === code);
  const [refusal] = ofRetention(parameters.refusals);
  // Refused to a loan that is refused: asking would only say so once more.
  const enabled = refusal === undefined;
  const rate = useQuery({ ...offeredRateQuery(caseId), enabled }).data;
  const days = useQuery({ ...offeredDaysQuery(caseId), enabled }).data;
  const retention = useQuery({
    ...retentionQuery(caseId, processId ?? 0),
    enabled: processId !== undefined,
  }).data;
  const basis = useMemo(() => basisOf(terms, rate, days), [terms, rate, days]);
  const open = ofRetention(parameters.processes).find(isOpen);
  const locked =
    processId === undefined ? open : retention?.actions?.includes('link') ? undefined : retention;
  return (
    <Page title={t('calculator')}>
      {basis === undefined ? (
        <EmptyState title={t('refused')} description={refusal?.reason ?? terms.refusal} />
      ) : (
        <>
          {locked && (
            <InfoBar
              severity="info"
              title={t(processId === undefined ? 'alreadyOpen' : 'locked')}
              action={
                <Link
                  to={refinancingAddresses.retention.to({ caseId, processId: locked.processId })}
                >
                  {t('toProcess')}
                </Link>
              }
            />
          )}
          <Calculator
            key={processId}
            caseId={caseId}
            basis={basis}
            retention={retention}
            isLocked={locked !== undefined}
            typed={typed}
          />
        </>
      )}
    </Page>
  );
}
