import type {
  BuildingSavingsInput,
  BuildingSavingsResult,
} from '@advisor/contracts/offer/building-savings';
import { formatMoney, formatPercent } from '@advisor/i18n/format';
import type { ReactNode } from 'react';
import type { FieldPath } from 'react-hook-form';
import { czechDuration } from '@advisor/lending/calendar-and-money/duration';
import { useTranslation } from 'react-i18next';
import { Blank } from '../../offer/Blank';
import { Delta } from '../../offer/Delta';
import { Facts } from '../../offer/Facts';
import { ResultShell } from '../../offer/ResultShell';
import { OpenedSavingsNote } from './OpenedSavingsNote';
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
  const { t } = useTranslation('modelation-savings');
  const model = useSavings();
  const { form, answer, answered, former, state, look } = model;
  // What was calculated before is not shown while the next is waited for.
  const result = look === 'calculating' ? undefined : answer?.result;
  return (
    <ResultShell
      live={model}
      look={look}
      heading={<OpenedSavingsNote />}
      title={t('savings.finalBalance')}
      value={result && crowns(result.finalBalance)}
      delta={
        <Delta value={result?.finalBalance} former={former?.result?.finalBalance} unit="money" />
      }
      note={
        result && answered ? (
          <Target result={result} input={answered} />
        ) : (
          state === 'calculating' && <Blank />
        )
      }
      announcement={result && t('savings.announcement', { amount: crowns(result.finalBalance) })}
      onOpen={(field) => form.setFocus(formFieldOf(field))}
      actions={actions}
    >
      <SavingsFacts result={result} />
    </ResultShell>
  );
}

interface TargetProps {
  result: BuildingSavingsResult;
  input: BuildingSavingsInput;
}

function Target({ result, input }: TargetProps) {
  const { t } = useTranslation('modelation-savings');
  const { targetReachedAfter } = result;
  return targetReachedAfter === undefined
    ? t('savings.targetNotReached', towardsTarget(result, input))
    : t('savings.targetReached', { duration: czechDuration(targetReachedAfter) });
}

function SavingsFacts({ result }: { result: BuildingSavingsResult | undefined }) {
  const { t } = useTranslation('modelation-savings');
  const facts = [
    { label: t('savings.deposits'), value: result && crowns(result.deposits) },
    {
      label: t('savings.netInterest'),
      value: result && crowns(result.interest - result.tax),
      note: result ? (
        t('savings.interestNote', {
          rate: formatPercent(result.interestRate),
          tax: crowns(result.tax),
        })
      ) : (
        <Blank />
      ),
    },
    {
      label: t('savings.stateSupport'),
      value: result && crowns(result.stateSupport),
      note: result?.isSupportReturned && t('savings.supportReturned'),
    },
    { label: t('savings.fees'), value: result && `−${crowns(result.fees)}` },
    { label: t('savings.yield'), value: result && formatPercent(result.yieldRate) },
  ];
  return <Facts facts={facts} />;
}
