import { caseAddresses } from '@advisor/addresses/case';
import { serverNow } from '@advisor/api-client/server-clock';
import { codeName } from '@advisor/contracts/code-name';
import { customerRole } from '@advisor/contracts/codebooks';
import { householdType, maritalStatus } from '@advisor/contracts/codebooks/customer';
import type { HouseholdCustomer } from '@advisor/contracts/household/schemas';
import { permission } from '@advisor/contracts/permissions';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { ageOn } from '@advisor/lending/calendar-and-money/calendar';
import { usePermission } from '@advisor/shell/session';
import { Money } from '@advisor/ui/components/Money';
import { PersonName } from '@advisor/ui/components/PersonName';
import { StatusChip } from '@advisor/ui/components/StatusChip';
import { Button } from '@advisor/ui/core';
import { MoreOutlined } from '@advisor/ui/icons';
import { Dropdown } from '@advisor/ui/overlay';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ChangedMeanwhile } from '@advisor/case/components/ChangedMeanwhile';
import type { HouseholdCardProps } from './household-card-props';
import { householdChanges, useChangeHouseholds } from './household.mutations';
import { incomesQuery, obligationsQuery } from '../household.queries';
import { useAsked } from './use-asked';
import { useDialog } from './use-dialog';

/** A person: who they are, what they earn and owe, and what can be done with them. */
export function PersonCard({
  person,
  reference,
  others,
  isLocked,
  Incomes,
  Obligations,
}: HouseholdCardProps & { person: HouseholdCustomer }) {
  const { t } = useTranslation('case-household');
  const { customerOnSAId, firstName, lastName, roleId, identity, hasSigned, version } = person;
  const { data: incomes = [] } = useQuery(incomesQuery(customerOnSAId));
  const { data: obligations = [] } = useQuery(obligationsQuery(customerOnSAId));
  const dialogs = useDialog();
  const asked = useAsked('person', customerOnSAId);
  const mayIdentify = usePermission(permission.identifyPerson);
  const change = useChangeHouseholds(`person.${customerOnSAId}`);
  const { movePerson, removePerson, swapDebtor } = householdChanges(reference.salesArrangementId);
  const isDebtor = roleId === customerRole.debtor.code;
  const name = `${firstName} ${lastName}`;
  const open = (dialog: string) => dialogs.open(dialog, customerOnSAId);
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
  const moves = [
    ...(roleId === customerRole.codebtor.code
      ? [{ label: t('person.makeDebtor'), make: () => swapDebtor(customerOnSAId) }]
      : []),
    ...others.map(({ householdId, householdTypeId }) => ({
      label: t('person.moveTo', { name: codeName(householdType, householdTypeId) }),
      make: () => movePerson(customerOnSAId, householdId),
    })),
    { label: t('person.remove'), make: () => removePerson(customerOnSAId, version) },
  ];
  // The debtor stays, and so does who has signed.
  const more = (isDebtor || hasSigned ? [] : moves).map(({ label, make }) => ({
    key: label,
    label,
    onClick: () => change.run(make),
  }));
  return (
    <li className="household-person" {...asked}>
      <div className="household-person__head">
        <Link
          className="household-person__name"
          to={caseAddresses.clientDetail.to({ customerOnSAId, caseId: reference.caseId })}
        >
          <PersonName firstName={firstName} lastName={lastName} />
        </Link>
        {!isLocked && more.length > 0 && (
          <Dropdown trigger={['click']} menu={{ items: more }}>
            <Button
              size="small"
              icon={<MoreOutlined aria-hidden />}
              aria-label={`${t('person.more')}: ${name}`}
              disabled={change.isRunning}
            />
          </Dropdown>
        )}
      </div>
      {identity === undefined ? (
        <StatusChip tone="warning" label={t('person.unidentified')} />
      ) : (
        <StatusChip tone="success" label={t('person.isIdentified')} />
      )}
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
      {!isLocked && (
        <div className="household-person__actions">
          {button(t('person.edit'), () => open('edit'))}
          {identity === undefined &&
            mayIdentify &&
            button(t('person.identify'), () => open('identify'))}
        </div>
      )}
      <ChangedMeanwhile change={change} title={t('refused')} hint={change.refusal} />
      <dl className="household-person__sums">
        <dt>{t('person.income')}</dt>
        <dd>
          <Money value={incomes.reduce((sum, one) => sum + one.countedAmount, 0)} decimals={0} />
        </dd>
        <dt>{t('person.owes')}</dt>
        <dd>
          <Money
            value={obligations.reduce((sum, one) => sum + one.countedInstallment, 0)}
            decimals={0}
          />
        </dd>
      </dl>
      <Incomes customerOnSAId={customerOnSAId} personName={name} isLocked={isLocked} />
      <Obligations customerOnSAId={customerOnSAId} personName={name} isLocked={isLocked} />
    </li>
  );
}
