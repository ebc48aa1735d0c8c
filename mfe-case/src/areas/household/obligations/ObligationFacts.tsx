import { formatDate, formatMoney } from '@advisor/i18n/format';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { useTranslation } from 'react-i18next';
import type { ListedObligation } from './obligations.queries';

/** What the bank counts of an obligation and where it is known from. */
export function ObligationFacts({ listed }: { listed: ListedObligation }) {
  const { t } = useTranslation('case-household');
  const { codebtors, cbcbDataLastUpdate } = listed;
  return (
    <>
      <p>
        {t('obligations.counted', { amount: formatMoney(listed.countedInstallment) })}{' '}
        {t(`obligations.reason.${listed.countedReason}`)}
      </p>
      {listed.displayJuridicalPersonWarning && (
        <InfoBar severity="warning" title={t('obligations.juridical')} />
      )}
      {codebtors.length > 0 && (
        <p>
          {t('obligations.codebtors', {
            names: codebtors
              .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
              .join(', '),
          })}
        </p>
      )}
      {cbcbDataLastUpdate !== undefined && (
        <p>{t('obligations.updatedOn', { date: formatDate(cbcbDataLastUpdate) })}</p>
      )}
    </>
  );
}
