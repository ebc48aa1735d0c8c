import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { caseAddresses } from '@advisor/addresses/case';
import { operationQuery } from '@advisor/api-client/operation-query';
import { caseCalls } from '@advisor/contracts/case/calls';
import { codeName } from '@advisor/contracts/code-name';
import { caseState, productType } from '@advisor/contracts/codebooks';
import { caseStateTone } from '@advisor/shell/case-state-tone';
import { clientOfCase } from '@advisor/shell/client-of-case';
import {
  isIdentified,
  useCurrentClientStore,
  type CurrentClient,
} from '@advisor/shell/current-client';
import { CopyText } from '@advisor/ui/components/CopyText';
import { DateText } from '@advisor/ui/components/DateText';
import { PersonName } from '@advisor/ui/components/PersonName';
import { StatusChip } from '@advisor/ui/components/StatusChip';

/**
 * Fetches the client of a case of which only the number is known (a deep link). Unmounted as soon as
 * the client is known, so that the screen alone reads, and reports, the case.
 */
function UnknownClient({ caseId }: { caseId: number }) {
  const { t } = useTranslation('case-frame');
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

interface ClientPanelProps {
  /** Undefined while the case is another one than the client's. */
  client?: CurrentClient | undefined;
  caseId: number | undefined;
}

/** Whose case this is. Screens fill the store that the client comes from. */
export function ClientPanel({ client, caseId }: ClientPanelProps) {
  const { t } = useTranslation('case-frame');
  const { data: openCase } = useQuery({
    ...operationQuery(caseCalls.get, { params: { caseId: caseId ?? 0 } }),
    // The screen reads it, and says why it failed.
    enabled: false,
  });
  if (!client || caseId === undefined) {
    return (
      <section className="host-client" aria-label={t('client.region')}>
        <p className="host-client__name">{t('client.loading')}</p>
      </section>
    );
  }
  const isKnown = client.customerLastName !== undefined;
  const detail = caseAddresses.caseDetail.to({ caseId });
  return (
    <section className="host-client" aria-label={t('client.region')}>
      <p className="host-client__name">
        {isKnown ? (
          <Link to={detail}>
            <PersonName firstName={client.customerFirstName} lastName={client.customerLastName} />
          </Link>
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
      {openCase && <p>{codeName(productType, openCase.productTypeId)}</p>}
      <p className="host-client__case">
        <CopyText text={String(caseId)} label={t('client.caseNumber')}>
          <Link to={detail}>{t('client.case', { caseId })}</Link>
        </CopyText>
      </p>
      {client.contractNumber && (
        <p className="host-client__contract">
          <span className="host-client__label">{t('client.contract')}</span>
          <CopyText text={client.contractNumber} label={t('client.contractNumber')} />
        </p>
      )}
      {client.caseState !== undefined && client.caseState !== caseState.inProgress.code && (
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
