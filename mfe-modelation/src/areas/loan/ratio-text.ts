import { useTranslation } from 'react-i18next';

type Write = (value: number, options: { decimals: number }) => string;

const precisions = [1, 2, 3, 4, 5, 6];
/** What is beyond says nothing more: nearly no income, or nearly no collateral. */
const greatest = 999;

/**
 * Writes a ratio with one decimal, or so many that what is over the limit does not look like the limit.
 */
export function useRatioText() {
  const { t } = useTranslation('modelation-loan');
  return (value: number, limit: number | undefined, write: Write): string => {
    if (value > greatest) return t('result.moreThan', { ratio: write(greatest, { decimals: 0 }) });
    const isTelling = (decimals: number) =>
      limit === undefined || value <= limit || Number(value.toFixed(decimals)) > limit;
    const decimals = precisions.find(isTelling) ?? 1;
    // Rounded as the server rounds it in its sentence.
    return write(Number(value.toFixed(decimals)), { decimals });
  };
}
