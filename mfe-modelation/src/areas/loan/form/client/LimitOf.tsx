import { fillField } from '@advisor/forms/fill-field';
import { formatDate, formatMoney } from '@advisor/i18n/format';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Note } from '../../../../offer/findings';
import { useLoanForm, type LoanClient } from '../../form-context';
import { clientLimitQuery } from './client-limit.queries';

/** The limit of a client, against what stands in the form. */
export function LimitOf({ client }: { client: LoanClient }) {
  const { t } = useTranslation(['modelation-loan', 'modelation']);
  const { form } = useLoanForm();
  const loanAmount = useWatch({ control: form.control, name: 'loanAmount' });
  const { data, isPending, refetch } = useQuery(clientLimitQuery(client.identity));
  const name = `${client.firstName} ${client.lastName}`;
  if (isPending) return <Skeleton rows={1} />;
  if (!data) {
    return (
      <p>
        <Note severity="warning" message={t('limit.failed', { name })} />{' '}
        <button type="button" className="adv-link" onClick={() => void refetch()}>
          {t('modelation:result.retry')}
        </button>
      </p>
    );
  }
  const { limit, maximumMonthlyPayment, validTo } = data;
  if (limit === 0) return <Note severity="error" message={t('limit.none', { name })} />;
  const amount = formatMoney(limit);
  return (
    <>
      <p>
        {t('limit.of', { name, amount })}
        <small className="adv-muted">
          {[
            maximumMonthlyPayment !== undefined &&
              t('limit.payment', {
                amount: formatMoney(maximumMonthlyPayment, { decimals: 0 }),
              }),
            validTo && t('limit.validTo', { date: formatDate(validTo) }),
          ]
            .filter(Boolean)
            .join(', ')}
        </small>
      </p>
      {loanAmount !== null && loanAmount > limit && (
        <Note
          severity="warning"
          message={t('limit.exceeded', { amount: formatMoney(loanAmount - limit) })}
        />
      )}
      {loanAmount !== limit && (
        <button
          type="button"
          className="adv-link"
          onClick={() => fillField(form, 'loanAmount', limit)}
        >
          {t('limit.use', { amount })}
        </button>
      )}
    </>
  );
}
