import { formatDate, formatMoney } from '@advisor/i18n/format';
import { Question } from '@advisor/ui/components/Question';
import { useTranslation } from 'react-i18next';
import { CompareTable } from '../../../calculator/CompareTable';
import type { Difference } from './take-over';

interface DifferenceQuestionProps {
  /** Absent while there is nothing to ask. */
  differences: readonly Difference[] | undefined;
  loading: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

const shown = (value: Difference['shown']) =>
  value === undefined ? '–' : typeof value === 'number' ? formatMoney(value) : formatDate(value);

/** The bank has calculated something else than the screen: nothing is taken over unseen. */
export function DifferenceQuestion({
  differences,
  loading,
  onConfirm,
  onCancel,
}: DifferenceQuestionProps) {
  const { t } = useTranslation('refinancing-extra-payment');
  return (
    <Question
      open={differences !== undefined}
      title={t('difference.title')}
      confirmLabel={t('difference.confirm')}
      cancelLabel={t('difference.cancel')}
      loading={loading}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{t('difference.text')}</p>
      <CompareTable
        label={t('difference.title')}
        of={t('comparison.of')}
        columns={[t('difference.shown'), t('difference.offered')]}
        lines={(differences ?? []).map((each) => ({
          label: t(`offer.${each.field}`),
          values: [shown(each.shown), shown(each.offered)],
        }))}
      />
    </Question>
  );
}
