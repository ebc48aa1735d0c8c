import { householdType } from '@advisor/contracts/codebooks/customer';
import { codeName } from '@advisor/contracts/code-name';
import { Section } from '@advisor/ui/components/Section';
import { Button } from '@advisor/ui/core';
import { DeleteOutlined, PlusOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { HouseholdCardProps } from './household-card-props';
import { householdChanges } from './household.mutations';
import { HouseholdForm } from './HouseholdForm';
import { PersonCard } from './PersonCard';

/** One household: its people side by side, children, expenses and what is left. */
export function HouseholdCard(props: HouseholdCardProps) {
  const { t } = useTranslation('case-household');
  const { reference, household, maximumCustomers, isLocked, change } = props;
  const { householdId, householdTypeId, customers } = household;
  const { removeHousehold } = householdChanges(reference.salesArrangementId);
  const [, setSearch] = useSearchParams();
  const name = codeName(householdType, householdTypeId);
  return (
    <Section
      title={name}
      actions={
        !isLocked && (
          <>
            {customers.length < maximumCustomers && (
              <Button
                icon={<PlusOutlined aria-hidden />}
                aria-label={t('person.addTo', { name })}
                onClick={() => setSearch({ dialog: `add-${householdId}` })}
              >
                {t('person.add')}
              </Button>
            )}
            {householdTypeId !== householdType.main.code && (
              <Button
                type="text"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={t('removeHousehold', { name })}
                disabled={change.isRunning}
                onClick={() => change.run(() => removeHousehold(householdId))}
              />
            )}
          </>
        )
      }
    >
      {customers.length === 0 && <p className="adv-muted">{t('empty')}</p>}
      <ul className="household-people">
        {customers.map((person) => (
          <PersonCard key={person.customerOnSAId} {...props} person={person} />
        ))}
      </ul>
      <HouseholdForm reference={reference} household={household} name={name} isLocked={isLocked} />
    </Section>
  );
}
