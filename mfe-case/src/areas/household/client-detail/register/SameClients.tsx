import { DateText } from '@advisor/ui/components/DateText';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { PersonName } from '@advisor/ui/components/PersonName';
import { Button } from '@advisor/ui/core';
import { useTranslation } from 'react-i18next';
import type { SameClient } from './register.mutations';

interface SameClientsProps {
  clients: readonly SameClient[];
  isBusy: boolean;
  onChoose: (identity: SameClient['identity']) => void;
  /** The person is none of them: all of them only have the same name. */
  onNobody: () => void;
}

/** Who of the register may be the person: one of them, or somebody else where that can be. */
export function SameClients({ clients, isBusy, onChoose, onNobody }: SameClientsProps) {
  const { t } = useTranslation('case-household');
  const isSomebodyElse = clients.every(({ sameBy }) => sameBy === 'name');
  return (
    <>
      <InfoBar
        severity="warning"
        title={t(isSomebodyElse ? 'register.alike' : 'register.same')}
        description={t(isSomebodyElse ? 'register.alikeHint' : 'register.sameHint')}
      />
      <ul className="client-detail__same" aria-label={t('find.found')}>
        {clients.map(({ identity, firstName, lastName, dateOfBirth, city, sameBy }) => (
          <li key={identity.id}>
            <div>
              <strong>
                <PersonName firstName={firstName} lastName={lastName} />
              </strong>
              <p className="adv-muted">
                <DateText value={dateOfBirth} />
                {city && ` · ${city}`}
              </p>
              <p className="adv-muted">{t(`register.sameBy.${sameBy}`)}</p>
            </div>
            <Button
              disabled={isBusy}
              aria-label={t('register.chooseOf', { name: `${firstName} ${lastName}` })}
              onClick={() => onChoose(identity)}
            >
              {t('person.identify')}
            </Button>
          </li>
        ))}
      </ul>
      {isSomebodyElse && (
        <Button disabled={isBusy} onClick={onNobody}>
          {t('register.nobody')}
        </Button>
      )}
    </>
  );
}
