import type {
  BuildingSavingsInput,
  BuildingSavingsResult,
} from '@advisor/contracts/offer/building-savings';
import { formatMoney, formatPercent } from '@advisor/i18n/format';
import { LiveRegion } from '@advisor/ui/components/LiveRegion';
import type { ReactNode } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Delta } from '../offer/Delta';
import { FindingsSummary } from '../offer/FindingsSummary';
import { StaleNotice } from '../offer/StaleNotice';
import type { SavingsForm } from './savings-form.schema';
import { useSavings } from './savings-context';

const crowns = (value: number) => formatMoney(value, { decimals: 0 });
const formFieldOf = (field: string) =>
  (field === 'savingDuration' ? 'years' : field) as FieldPath<SavingsForm>;

const shareOfTarget = (
  result: BuildingSavingsResult | undefined,
  input: BuildingSavingsInput | undefined,
) =>
  formatPercent(
    result && input ? Math.floor((100 * result.finalBalance) / input.targetAmount) : 0,
    {
      decimals: 0,
    },
  );

/** What the client will have saved; it follows each key. */
export function SavingsResult({ actions }: { actions: ReactNode }) {
  const { t } = useTranslation('modelation');
  const { form, answer, answered, former, state, error, retry } = useSavings();
  const result = answer?.result;
  return (
    <section
      id="modelation-result"
      className="modelation-result"
      aria-label={t('result.title')}
      aria-busy={state === 'calculating'}
      data-stale={state === 'failed' || state === 'incomplete'}
    >
      <div className="modelation-result__main">
        <h2>{t('savings.finalBalance')}</h2>
        <p className="modelation-result__payment">
          <strong>{result ? crowns(result.finalBalance) : '–'}</strong>
          <Delta value={result?.finalBalance} former={former?.result?.finalBalance} unit="money" />
        </p>
        <p className="adv-muted">
          {result?.targetReachedAfter === undefined
            ? t('savings.targetNotReached', { share: shareOfTarget(result, answered) })
            : t('savings.targetReached', { count: result.targetReachedAfter })}
        </p>
        <LiveRegion>
          {state === 'current' &&
            result &&
            t('savings.announcement', { amount: crowns(result.finalBalance) })}
        </LiveRegion>
      </div>
      <StaleNotice state={state} error={error} retry={retry} />
      {result && <Facts result={result} />}
      <FindingsSummary onOpen={(field) => form.setFocus(formFieldOf(field))} />
      <div className="modelation-result__actions">{actions}</div>
    </section>
  );
}

function Facts({ result }: { result: BuildingSavingsResult }) {
  const { t } = useTranslation('modelation');
  const facts = [
    { label: t('savings.deposits'), value: crowns(result.deposits) },
    {
      label: t('savings.netInterest'),
      value: crowns(result.interest - result.tax),
      note: t('savings.interestNote', {
        rate: formatPercent(result.interestRate),
        tax: crowns(result.tax),
      }),
    },
    { label: t('savings.stateSupport'), value: crowns(result.stateSupport) },
    { label: t('savings.fees'), value: `−${crowns(result.fees)}` },
    { label: t('savings.yield'), value: formatPercent(result.yieldRate) },
  ];
  return (
    <dl className="modelation-facts">
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>
            {label}
            {note && <small>{note}</small>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
