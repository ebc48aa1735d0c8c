import type { RefixationOffer } from '@advisor/contracts/refinancing/simulation';
import { formatDate, formatMoney, formatPercent } from '@advisor/i18n/format';
import { czechDuration } from '@advisor/lending/calendar-and-money/duration';
import { Question } from '@advisor/ui/components/Question';
import { useTranslation } from 'react-i18next';

interface QuestionProps {
  isOpen: boolean;
  offer: RefixationOffer;
  isRunning: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

interface SelectQuestionProps extends QuestionProps {
  /** The one that is selected now. */
  selected: RefixationOffer | undefined;
  /** First day of the next fixation. */
  from: string | undefined;
  isProcessOpen: boolean;
}

/** What selecting an offer begins. */
export function SelectQuestion({
  isOpen,
  offer,
  selected,
  from,
  isProcessOpen,
  isRunning,
  ...answers
}: SelectQuestionProps) {
  const { t } = useTranslation('refinancing-refixation');
  return (
    <Question
      open={isOpen}
      title={t('select.question', { period: czechDuration(offer.fixedRatePeriod) })}
      confirmLabel={t('select.confirm')}
      loading={isRunning}
      {...answers}
    >
      <div className="refixation-question">
        <p>
          {t('select.terms', {
            date: from ? formatDate(from) : '',
            rate: formatPercent(offer.interestRateDiscounted ?? offer.interestRate),
            instalment: formatMoney(offer.loanPaymentAmountDiscounted ?? offer.loanPaymentAmount),
          })}
        </p>
        <p>{t(isProcessOpen ? 'select.goesOn' : 'select.begins')}</p>
        {selected && (
          <p>{t('select.instead', { period: czechDuration(selected.fixedRatePeriod) })}</p>
        )}
      </div>
    </Question>
  );
}

export function CancelQuestion({ isOpen, offer, isRunning, ...answers }: QuestionProps) {
  const { t } = useTranslation('refinancing-refixation');
  return (
    <Question
      open={isOpen}
      title={t('cancel.question', { period: czechDuration(offer.fixedRatePeriod) })}
      confirmLabel={t('cancel.action')}
      cancelLabel={t('cancel.keep')}
      danger
      loading={isRunning}
      {...answers}
    >
      {t(offer.isCommunicated ? 'cancel.communicated' : 'cancel.consequence')}
    </Question>
  );
}
