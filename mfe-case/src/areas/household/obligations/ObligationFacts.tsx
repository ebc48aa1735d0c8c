import { formatDate } from '@advisor/i18n/format';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { useTranslation } from 'react-i18next';
import type { ListedObligation } from './obligations.queries';

/** Where an obligation is known from, and who owes it too. */
export function ObligationFacts({ listed }: { listed: ListedObligation }) {
  const { t } = useTranslation('case-household');
  const { codebtors, cbcbDataLastUpdate } = listed;
  return (
    <>
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
