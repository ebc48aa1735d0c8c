import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { operationQuery } from '@advisor/api-client/operation-query';
import { caseCalls } from '@advisor/contracts/case/calls';
import { codeName } from '@advisor/contracts/code-name';
import { caseState } from '@advisor/contracts/codebooks';
import { caseStateTone } from '@advisor/shell/case-state-tone';
import { clientOfCase } from '@advisor/shell/client-of-case';
import { isIdentified, useCurrentClientStore } from '@advisor/shell/current-client';
import { DateText } from '@advisor/ui/components/DateText';
import { PersonName } from '@advisor/ui/components/PersonName';
import { StatusChip } from '@advisor/ui/components/StatusChip';
import { useArrival } from '../loading/arrival';
import { useRouteFacts } from './use-route-handle';

/**
 * Fetches the client of a case of which only the number is known (a deep link). Unmounted as soon as
 * the client is known, so that the screen alone reads, and reports, the case.
 */
function UnknownClient({ caseId }: { caseId: number }) {
  const { t } = useTranslation('host');
  const update = useCurrentClientStore((store) => store.update);
  const { data, isError } = useQuery({
    ...operationQuery(caseCalls.get, { params: { caseId } }, { meta: { allowFailure: true } }),
    // The screen has tried before and says why it failed.
    retryOnMount: false,
  });
  useEffect(() => {
    if (data) update(clientOfCase(data));
  }, [data, update]);
  return t(isError ? 'client.unknown' : 'client.loading');
}

/** Whose case this is, above every screen about one. Screens fill the store it reads. */
export function ClientPanel() {
  const { t } = useTranslation('host');
  const { client } = useCurrentClientStore();
  const { caseId } = client;
  const { isAwaited } = useArrival();
  const { caseId: nextCaseId } = useRouteFacts();
  const isOfNext = isAwaited && nextCaseId !== caseId;
  const isKnown = client.customerLastName !== undefined;
  if (isOfNext) {
    return (
      <section className="host-client" aria-label={t('client.region')}>
        <p className="host-client__name">{t('client.loading')}</p>
      </section>
    );
  }
  if (caseId === undefined) return null;
  return (
    <section className="host-client" aria-label={t('client.region')}>
      <p className="host-client__name">
        {isKnown ? (
          <PersonName firstName={client.customerFirstName} lastName={client.customerLastName} />
        ) : (
          <UnknownClient caseId={caseId} />
        )}
      </p>
      {client.dateOfBirth && (
        <p>
          <span className="host-client__label">{t('client.born')}</span>
          <DateText value={client.dateOfBirth} />
        </p>
      )}
      {client.contractNumber && (
        <p className="host-client__contract">
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
