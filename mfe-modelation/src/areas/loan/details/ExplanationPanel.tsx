import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import { useTranslation } from 'react-i18next';
import { AfterFixation } from './AfterFixation';
import { CostExplained } from './CostExplained';
import { FirstInstalmentExplained } from './FirstInstalmentExplained';
import { InstalmentExplained } from './InstalmentExplained';
import { RateExplained } from './RateExplained';
import { RatiosExplained } from './RatiosExplained';
import { TotalExplained } from './TotalExplained';
import './explained.css';

/** How each number came about, by the steps of the calculation itself. */
export default function ExplanationPanel({ result }: { result: LoanResult }) {
  const { t } = useTranslation('modelation-loan');
  // A back end of the release before does not tell its steps.
  if (!result.steps) return <p className="adv-muted">{t('explained.none')}</p>;
  return (
    <ol className="modelation-explained">
      <RateExplained result={result} />
      <InstalmentExplained result={result} />
      <FirstInstalmentExplained result={result} />
      <AfterFixation result={result} />
      <TotalExplained result={result} />
      <CostExplained result={result} />
      <RatiosExplained result={result} />
    </ol>
  );
}
