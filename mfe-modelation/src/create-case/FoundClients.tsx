import type { CallResponse } from '@advisor/api-client/call';
import { DateText } from '@advisor/ui/components/DateText';
import { PersonName } from '@advisor/ui/components/PersonName';
import { Button } from '@advisor/ui/core';
import { useTranslation } from 'react-i18next';

type Found = CallResponse<'customer.search'>;

interface FoundClientsProps extends Found {
  disabled: boolean;
  onChoose: (identity: Found['customers'][number]['identity']) => void;
}

/** Persons of the register; choosing one founds the case. */
export function FoundClients({ customers, hasMore, disabled, onChoose }: FoundClientsProps) {
  const { t } = useTranslation('modelation');
  return (
    <div className="modelation-clients">
      <output>
        {customers.length === 0
          ? t('createCase.foundNone')
          : t('createCase.found', { count: customers.length })}
      </output>
      <ul aria-label={t('createCase.foundList')}>
        {customers.map(({ identity, firstName, lastName, dateOfBirth, city }) => (
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
              aria-label={t('createCase.chooseOf', { name: `${lastName} ${firstName}` })}
              onClick={() => onChoose(identity)}
            >
              {t('createCase.choose')}
            </Button>
          </li>
        ))}
      </ul>
      {hasMore && <p className="adv-muted">{t('createCase.more')}</p>}
    </div>
  );
}
