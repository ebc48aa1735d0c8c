import { customerRole } from '@advisor/contracts/codebooks';
import { formatDate, formatMoney } from '@advisor/i18n/format';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Button } from '@advisor/ui/core';
import { useTranslation } from 'react-i18next';
import { isReported, type ListedObligation } from './obligations.queries';

const amountNames = ['installmentAmount', 'loanPrincipalAmount', 'creditCardLimit'] as const;

interface ObligationFactsProps {
  listed: ListedObligation;
  /** The same obligation by the other source. */
  twin: ListedObligation | undefined;
  onOpen: (obligation: ListedObligation) => void;
}

/** Where an obligation is known from, and who owes it too. */
export function ObligationFacts({ listed, twin, onOpen }: ObligationFactsProps) {
  const { t } = useTranslation('case-household');
  const { codebtors, cbcbDataLastUpdate, roleId, obligationExternalId } = listed;
  return (
    <>
      {twin && (
        <p>
          {t(isReported(twin) ? 'obligations.twin.reported' : 'obligations.twin.stated', {
            amounts: amountNames
              .flatMap((name) => {
                const amount = twin[name];
                if (amount === undefined) return [];
                return `${t(`obligations.twin.${name}`)} ${formatMoney(amount)}`;
              })
              .join(', '),
          })}{' '}
          <Button type="link" size="small" onClick={() => onOpen(twin)}>
            {t('obligations.twin.open')}
          </Button>
        </p>
      )}
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
      {roleId !== customerRole.debtor.code && <p>{t(`obligations.role.${roleId}`)}</p>}
      {listed.obligationLaExposureName !== undefined && <p>{listed.obligationLaExposureName}</p>}
      {obligationExternalId !== undefined && (
        <p>
          {t('obligations.externalId', {
            scheme: listed.obligationExternalScheme,
            id: obligationExternalId,
          })}
        </p>
      )}
      {cbcbDataLastUpdate !== undefined && (
        <p>{t('obligations.updatedOn', { date: formatDate(cbcbDataLastUpdate) })}</p>
      )}
    </>
  );
}
