import type {
  BuildingSavingsInput,
  BuildingSavingsResult,
} from '@advisor/contracts/offer/building-savings';
import { formatMoney, formatPercent } from '@advisor/i18n/format';
import type { ReactNode } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Delta } from '../offer/Delta';
import { Facts } from '../offer/Facts';
import { ResultShell } from '../offer/ResultShell';
import type { SavingsForm } from './savings-form.schema';
import { useSavings } from './savings-context';

const crowns = (value: number) => formatMoney(value, { decimals: 0 });
const formFieldOf = (field: string) =>
  (field === 'savingDuration' ? 'years' : field) as FieldPath<SavingsForm>;

/** How far the savings get, never rounded to the whole target. */
const towardsTarget = (
  { finalBalance }: BuildingSavingsResult,
  { targetAmount }: BuildingSavingsInput,
) => ({
  share: formatPercent(Math.floor((100 * finalBalance) / targetAmount), { decimals: 0 }),
  missing: crowns(Math.ceil(targetAmount - finalBalance)),
});

/** What the client will have saved; it follows each key. */
export function SavingsResult({ actions }: { actions: ReactNode }) {
  const { t } = useTranslation('modelation');
  const model = useSavings();
  const { form, answer, answered, former } = model;
  const result = answer?.result;
  return (
    <ResultShell
      live={model}
      title={t('savings.finalBalance')}
      value={result && crowns(result.finalBalance)}
      delta={
        <Delta value={result?.finalBalance} former={former?.result?.finalBalance} unit="money" />
      }
      note={
        result?.targetReachedAfter === undefined
          ? result && answered && t('savings.targetNotReached', towardsTarget(result, answered))
          : t('savings.targetReached', { count: result.targetReachedAfter })
      }
      announcement={result && t('savings.announcement', { amount: crowns(result.finalBalance) })}
      onOpen={(field) => form.setFocus(formFieldOf(field))}
      actions={actions}
    >
      {result && <SavingsFacts result={result} />}
    </ResultShell>
  );
}

function SavingsFacts({ result }: { result: BuildingSavingsResult }) {
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
  return <Facts facts={facts} />;
}
