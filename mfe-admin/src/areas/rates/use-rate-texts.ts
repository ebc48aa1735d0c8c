import type { RateDifference } from '@advisor/contracts/admin/rates';
import { formatMoney, formatNumber, formatPercent } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';

type Line = NonNullable<RateDifference['line']>;

const money = new Set([
  'minAmount',
  'maxAmount',
  'defaultAmount',
  'amount',
  'annualFee',
  'minTarget',
  'maxTarget',
  'defaultTarget',
  'supportBase',
  'instalmentStep',
]);
const percent = new Set([
  'rate',
  'maxLtv',
  'maxLtvYoung',
  'maxLtvInvestment',
  'dstiLimit',
  'dstiLimitYoung',
  'employeeDiscount',
  'energySavingsDiscount',
  'lifeInsuranceDiscount',
  'propertyInsuranceDiscount',
  'lifeInsurancePremium',
  'propertyInsurancePremium',
  'stressPoints',
  'minCorrection',
  'maxCorrection',
  'interestRate',
  'contractFee',
  'minDepositRate',
  'supportRate',
  'taxRate',
]);
const months = new Set([
  'minMonths',
  'maxMonths',
  'defaultMonths',
  'defaultFixation',
  'monthsToDrawing',
  'monthsToStart',
  'bindingMonths',
]);

/** Words for what stands in a file of rates. */
export function useRateTexts() {
  const { t } = useTranslation('admin-rates');

  /** A value with its unit; none is a dash. */
  function valueText(field: string, value: RateDifference['before']): string {
    if (value === undefined || value === null) return '–';
    if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
    if (typeof value === 'string') return value;
    if (typeof value !== 'number') return value.join(', ');
    if (money.has(field)) return formatMoney(value);
    if (percent.has(field)) return formatPercent(value);
    if (months.has(field)) return t('value.months', { count: value });
    return formatNumber(value);
  }

  /** Which line of the rates, or which fee, is meant. */
  function lineText({ fixedRatePeriod, maxLtv, minAmount = 0, feeId }: Line): string {
    if (feeId !== undefined) return t('line.fee', { feeId });
    return [
      fixedRatePeriod && t('line.fixation', { count: fixedRatePeriod }),
      maxLtv && t('line.ltv', { ltv: formatPercent(maxLtv) }),
      t('line.amount', { amount: formatMoney(minAmount, { decimals: 0 }) }),
    ]
      .filter(Boolean)
      .join(', ');
  }

  return { valueText, lineText };
}
