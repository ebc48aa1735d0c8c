import type { CallResponse } from '@advisor/api-client/call';
import { DateText } from '@advisor/ui/components/DateText';
import { PersonName } from '@advisor/ui/components/PersonName';
import { Button } from '@advisor/ui/core';
import { useTranslation } from 'react-i18next';
import type { FoundClient } from './client-search.mutations';

type Found = CallResponse<'customer.search'>;

interface FoundClientsProps extends Found {
  disabled: boolean;
  onChoose: (client: FoundClient) => void;
}

/** Persons of the register, to choose one. */
export function FoundClients({ customers, hasMore, disabled, onChoose }: FoundClientsProps) {
  const { t } = useTranslation('modelation');
  return (
    <div className="modelation-clients">
      <output>
        {customers.length === 0
          ? t('client.foundNone')
          : t('client.found', { count: customers.length })}
      </output>
      <ul aria-label={t('client.foundList')}>
        {customers.map((client) => {
          const { identity, firstName, lastName, dateOfBirth, city } = client;
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
