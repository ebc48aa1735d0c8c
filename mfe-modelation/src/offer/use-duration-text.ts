import { useTranslation } from 'react-i18next';

/** Writes months as a banker says them: `25 let a 7 měsíců`, `2 roky`, `7 měsíců`. */
export function useDurationText(): (months: number) => string {
  const { t } = useTranslation('modelation');
  return (months) => {
    const years = Math.floor(months / 12);
    const rest = months % 12;
    const parts = [
      ...(years > 0 ? [t('duration.years', { count: years })] : []),
      ...(rest > 0 || years === 0 ? [t('duration.months', { count: rest })] : []),
    ];
    return parts.join(` ${t('duration.and')}\u00A0`);
  };
}
