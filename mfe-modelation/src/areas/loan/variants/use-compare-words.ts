import { formatNumber, formatPercent } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';
import { useRatioText } from '../ratio-text';
import type { Words } from './compare';

/** How facts of loans are written beside each other. */
export function useCompareWords(): Words {
  const { t } = useTranslation(['modelation-loan', 'modelation']);
  const ratioText = useRatioText();
  return {
    life: t('form.lifeInsurance'),
    property: t('form.propertyInsurance'),
    points: t('modelation:form.points'),
    percent: (ratio) => ratioText(ratio, undefined, formatPercent),
    times: (ratio) => ratioText(ratio, undefined, formatNumber),
  };
}
