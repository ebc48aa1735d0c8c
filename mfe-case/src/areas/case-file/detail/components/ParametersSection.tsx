import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import type { CaseParameters } from '@advisor/contracts/case/detail';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { Section } from '@advisor/ui/components/Section';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { caseParametersQuery, mainPanelQuery } from '../../../../case/case.queries';
import { Loaded } from '@advisor/case/components/Loaded';
import { date, knownFact, money } from '../../../../case/facts';
import { contact } from './Contact';
import { LoanParameters } from './LoanParameters';
import { MainPanel } from './MainPanel';

/** How the case stands, and the loan or the savings as agreed. */
export function ParametersSection({ caseId }: { caseId: number }) {
  return (
    <div className="case-section">
      <MainPanel panel={usePrefetchedQuery(mainPanelQuery(caseId)).data} />
      <Agreed caseId={caseId} />
    </div>
  );
}

function Agreed({ caseId }: { caseId: number }) {
  const { t } = useTranslation('case-file');
  return (
    <Loaded
      query={useQuery(caseParametersQuery(caseId))}
      skeleton={<Skeleton rows={8} />}
      failure={t('detail.failed.parameters')}
    >
      {(parameters) =>
        parameters.buildingSavings ? (
          <Savings savings={parameters.buildingSavings} parameters={parameters} />
        ) : (
          <LoanParameters parameters={parameters} />
        )
      }
    </Loaded>
  );
}

interface SavingsProps {
  savings: NonNullable<CaseParameters['buildingSavings']>;
  parameters: CaseParameters;
}

function Savings({ savings, parameters }: SavingsProps) {
  const { t } = useTranslation('case-file');
  return (
    <Section title={t('detail.parameters.savings')}>
      <DescriptionList
        items={[
          { label: t('detail.panel.savingsTarget'), value: money(parameters.targetAmount) },
          {
            label: t('detail.parameters.minimumDeposit'),
            value: money(savings.minimumMonthlyDeposit),
          },
          { label: t('detail.parameters.extraDeposits'), value: money(savings.extraDeposits) },
          { label: t('detail.parameters.balance'), value: money(savings.balance) },
          ...knownFact(t('detail.parameters.contractSignedOn'), parameters.contractSignedOn, date),
          ...knownFact(t('detail.parameters.consultant'), parameters.branchConsultant, contact),
        ]}
      />
    </Section>
  );
}
