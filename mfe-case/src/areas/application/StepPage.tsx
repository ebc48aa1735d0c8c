import { flowQuery, type ArrangementReference, caseQuery } from '@advisor/case/case.queries';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { Page } from '@advisor/ui/components/Page';
import { Section } from '@advisor/ui/components/Section';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { offersQuery } from '../../arrangement/arrangement.queries';
import { ArrangementStateChip } from '../../arrangement/ArrangementStateChip';
import { OfferFacts } from './OfferFacts';
import { useArrangement } from '../../arrangement/use-arrangement';
import './step-page.css';

interface StepPageProps {
  title: string;
  reference: ArrangementReference;
  children: ReactNode;
}

/** A step of the application to fill in; what the client gets stands beside it. */
export function StepPage({ title, reference, children }: StepPageProps) {
  const { t } = useTranslation('case-application');
  const { caseId, salesArrangementId } = reference;
  const { targetAmount, productTypeId } = usePrefetchedQuery(caseQuery(caseId)).data;
  const offers = usePrefetchedQuery(offersQuery(salesArrangementId)).data;
  const flow = usePrefetchedQuery(flowQuery(salesArrangementId)).data;
  return (
    <Page title={title} state={<ArrangementStateChip arrangement={useArrangement(reference)} />}>
      <div className="step-page">
        <div className="step-page__content">{children}</div>
        <div className="step-page__aside">
          <Section title={t('hub.summary')}>
            <OfferFacts
              offer={offers.find(({ isLinked }) => isLinked)}
              targetAmount={targetAmount}
              productTypeId={productTypeId}
              isExpired={flow.find(({ step }) => step === 'modelation')?.state === 'error'}
            />
          </Section>
        </div>
      </div>
    </Page>
  );
}
