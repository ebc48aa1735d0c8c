import { useQuery } from '@tanstack/react-query';
import { serverNow } from '@advisor/api-client/server-clock';
import { codeName } from '@advisor/contracts/code-name';
import { customerRole } from '@advisor/contracts/codebooks';
import { householdType, maritalStatus } from '@advisor/contracts/codebooks/customer';
import type { HouseholdCustomer } from '@advisor/contracts/household/schemas';
import { permission } from '@advisor/contracts/permissions';
import { bankDay } from '@advisor/lending/bank-day';
import { ageOn } from '@advisor/lending/calendar';
import { usePermission } from '@advisor/shell/session';
import { Money } from '@advisor/ui/components/Money';
import { PersonName } from '@advisor/ui/components/PersonName';
import { StatusChip } from '@advisor/ui/components/StatusChip';
import { Button } from '@advisor/ui/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { HouseholdCardProps } from './household-card-props';
import { householdChanges } from './household.mutations';
import { incomesQuery } from './household.queries';

/** A person: who they are, what they earn, and what can be done with them. */
export function PersonCard({
  person,
  reference,
  others,
  isLocked,
  change,
}: HouseholdCardProps & { person: HouseholdCustomer }) {
  const { t } = useTranslation('case-household');
  const { customerOnSAId, firstName, lastName, roleId, identity, hasSigned } = person;
  const { data: incomes = [] } = useQuery(incomesQuery(customerOnSAId));
  const [, setSearch] = useSearchParams();
  const mayIdentify = usePermission(permission.identifyPerson);
  const { movePerson, removePerson, swapDebtor } = householdChanges(reference.salesArrangementId);
  const isDebtor = roleId === customerRole.debtor.code;
  const name = `${firstName} ${lastName}`;
  const open = (dialog: string) => setSearch({ person: String(customerOnSAId), dialog });
  const button = (label: string, onClick: () => void) => (
    <Button
      size="small"
      aria-label={`${label}: ${name}`}
      disabled={change.isRunning}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  return (
    <li className="household-person">
      <div className="household-person__head">
        <strong>
          <PersonName firstName={firstName} lastName={lastName} />
        </strong>
        {identity === undefined ? (
          <StatusChip tone="warning" label={t('person.unidentified')} />
        ) : (
          <StatusChip tone="success" label={t('person.isIdentified')} />
        )}
      </div>
      <p className="adv-muted">
        {[
          codeName(customerRole, roleId),
          t('person.age', { count: ageOn(bankDay(serverNow()), person.dateOfBirth) }),
          person.maritalStatusId && codeName(maritalStatus, person.maritalStatusId),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {identity === undefined && <p className="adv-muted">{t('person.blocks')}</p>}
      <p>
        {incomes.length === 0
          ? t('person.noIncome')
          : incomes.map(({ incomeId, name: income, countedAmount }) => (
              <span key={incomeId} className="household-person__income">
                {income} <Money value={countedAmount} />
              </span>
            ))}
      </p>
      {!isLocked && (
        <div className="household-person__actions">
          {button(t('person.edit'), () => open('edit'))}
          {identity === undefined &&
            mayIdentify &&
            button(t('person.identify'), () => open('identify'))}
          {roleId === customerRole.codebtor.code &&
            !hasSigned &&
            button(t('person.makeDebtor'), () => change.run(() => swapDebtor(customerOnSAId)))}
          {!isDebtor &&
            !hasSigned &&
            others.map(({ householdId, householdTypeId }) => (
              <span key={householdId}>
                {button(
                  t('person.moveTo', { name: codeName(householdType, householdTypeId) }),
                  () => change.run(() => movePerson(customerOnSAId, householdId)),
                )}
              </span>
            ))}
          {!isDebtor &&
            !hasSigned &&
            button(t('person.remove'), () => change.run(() => removePerson(customerOnSAId)))}
        </div>
      )}
    </li>
  );
}
