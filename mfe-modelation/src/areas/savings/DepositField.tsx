import { fillField } from '@advisor/forms/fill-field';
import { MoneyField } from '@advisor/forms/fields/MoneyField';
import { withoutUnread } from '@advisor/forms/without-unread';
import { formatMoney, formatPercent } from '@advisor/i18n/format';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldNote } from '../../offer/findings';
import { leastDeposit } from './savings-form.schema';
import { useSavings } from './savings-context';

/** The monthly deposit; the least one for the target is a click away. */
export function DepositField() {
  const { t } = useTranslation('modelation-savings');
  const { form, defaults } = useSavings();
  const { control } = form;
  const [target, deposit] = withoutUnread(
    useWatch({ control, name: ['targetAmount', 'minimumMonthlyDeposit'] }),
  );
  const rate = defaults.minimumDepositRate;
  const least = rate === undefined || target === null ? undefined : leastDeposit(target, rate);
  const hint =
    rate !== undefined && least !== undefined
      ? t('savings.depositHint', {
          amount: formatMoney(least),
          rate: formatPercent(rate, { decimals: 1 }),
        })
      : undefined;
  return (
    <div>
      <MoneyField
        control={control}
        name="minimumMonthlyDeposit"
        label={t('savings.monthlyDeposit')}
        {...useFieldNote('minimumMonthlyDeposit', hint)}
        step={100}
        required
      />
      {least !== undefined && deposit !== null && deposit < least && (
        <button
          type="button"
          className="adv-link modelation-suggestion"
          onClick={() => fillField(form, 'minimumMonthlyDeposit', least)}
        >
          {t('savings.useLeast', { amount: formatMoney(least) })}
        </button>
      )}
    </div>
  );
}
