import type { CallResponse } from '@advisor/api-client/call';
import type { customerCalls } from '@advisor/contracts/customer/calls';
import { DateText } from '@advisor/ui/components/DateText';
import { PersonName } from '@advisor/ui/components/PersonName';
import { Button } from '@advisor/ui/core';
import { useTranslation } from 'react-i18next';
import { Note } from '../offer/findings';
import type { FoundClient } from './client-search.mutations';
import { refusalOfFound, type RefusedClient } from './refused-client';

type Found = CallResponse<typeof customerCalls.search>;

interface FoundClientsProps extends Found {
  disabled: boolean;
  refused: RefusedClient | undefined;
  onChoose: (client: FoundClient) => void;
  /** Goes on with nobody, where that may be. */
  onNobody: (() => void) | undefined;
}

/** Persons of the register, to choose one. */
export function FoundClients({
  customers,
  hasMore,
  disabled,
  refused,
  onChoose,
  onNobody,
}: FoundClientsProps) {
  const { t } = useTranslation('modelation');
  return (
    <div className="modelation-clients">
      <output>
        {customers.length === 0
          ? t('client.foundNone')
          : t('client.found', { count: customers.length })}
      </output>
      {customers.length === 0 && onNobody && (
        <>
          <p className="adv-muted">{t('client.newLater')}</p>
          <Button disabled={disabled} onClick={onNobody}>
            {t('clientChoice.forget')}
          </Button>
        </>
      )}
      <ul aria-label={t('client.foundList')}>
        {customers.map((client) => {
          const { identity, firstName, lastName, dateOfBirth, city } = client;
          const refusal = refusalOfFound(refused, client);
          return (
            <li key={`${identity.scheme}-${identity.id}`}>
              <div>
                <strong>
                  <PersonName firstName={firstName} lastName={lastName} />
                </strong>
                <span className="adv-muted">
                  <DateText value={dateOfBirth} />
                  {city && ` · ${city}`}
                </span>
                {refusal && <Note severity="error" message={refusal} />}
              </div>
              <Button
                disabled={disabled}
                aria-label={t('client.chooseOf', { name: `${lastName} ${firstName}` })}
                onClick={() => onChoose(client)}
              >
                {t('client.choose')}
              </Button>
            </li>
          );
        })}
      </ul>
      {hasMore && <p className="adv-muted">{t('client.more')}</p>}
    </div>
  );
}
