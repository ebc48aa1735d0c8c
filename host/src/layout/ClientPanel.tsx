import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { operationQuery } from '@advisor/api-client/operation-query';
import { codeName } from '@advisor/contracts/code-name';
import { caseState } from '@advisor/contracts/codebooks';
import { caseStateTone } from '@advisor/shell/case-state-tone';
import { clientOfCase } from '@advisor/shell/client-of-case';
import { isIdentified, useCurrentClientStore } from '@advisor/shell/current-client';
import { DateText } from '@advisor/ui/components/DateText';
import { PersonName } from '@advisor/ui/components/PersonName';
import { StatusChip } from '@advisor/ui/components/StatusChip';

/**
 * Whose case this is, above every screen about one. Screens fill the store; where only the case's
 * number is known (a deep link), the panel fetches the rest.
 */
export function ClientPanel() {
  const { t } = useTranslation('host');
  const { client, update } = useCurrentClientStore();
  const { caseId } = client;
  const isKnown = client.customerLastName !== undefined;
  const { data, isError } = useQuery({
    ...operationQuery(
      'case.get',
      { params: { caseId: caseId ?? 0 } },
      { meta: { allowFailure: true } },
    ),
    enabled: caseId !== undefined && !isKnown,
  });
  useEffect(() => {
    if (data && data.caseId === caseId) update(clientOfCase(data));
  }, [data, caseId, update]);

  if (caseId === undefined) return null;
  return (
    <section
      className="host-client"
      aria-label={t('client.region')}
      aria-busy={!isKnown && !isError}
    >
      <p className="host-client__name">
        {isKnown && (
          <PersonName firstName={client.customerFirstName} lastName={client.customerLastName} />
        )}
        {!isKnown && (isError ? t('client.unknown') : t('client.loading'))}
      </p>
      {client.dateOfBirth && (
        <p>
          <span className="host-client__label">{t('client.born')}</span>
          <DateText value={client.dateOfBirth} />
        </p>
      )}
      {client.contractNumber && (
        <p>
          <span className="host-client__label">{t('client.contract')}</span>
          {client.contractNumber}
        </p>
      )}
      <p>
        <span className="host-client__label">{t('client.case')}</span>
        {caseId}
      </p>
      {client.caseState !== undefined && (
        <StatusChip
          tone={caseStateTone(client.caseState)}
          label={codeName(caseState, client.caseState)}
        />
      )}
      {isKnown && (
        <StatusChip
          tone={isIdentified(client) ? 'success' : 'warning'}
          label={t(isIdentified(client) ? 'client.identified' : 'client.notIdentified')}
        />
      )}
    </section>
  );
}
