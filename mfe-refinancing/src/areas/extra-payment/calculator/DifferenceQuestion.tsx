import { formatDate, formatMoney } from '@advisor/i18n/format';
import { Question } from '@advisor/ui/components/Question';
import { useTranslation } from 'react-i18next';
import type { Difference } from './take-over';
import '../repayment-table.css';

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
      <div className="repayment-scroll">
        <table className="repayment-table" aria-label={t('difference.title')}>
          <thead>
            <tr>
              <th scope="col">{t('comparison.of')}</th>
              <th scope="col">{t('difference.shown')}</th>
              <th scope="col">{t('difference.offered')}</th>
            </tr>
          </thead>
          <tbody>
            {differences?.map((each) => (
              <tr key={each.field}>
                <th scope="row">{t(`offer.${each.field}`)}</th>
                <td>{shown(each.shown)}</td>
                <td>{shown(each.offered)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Question>
  );
}
