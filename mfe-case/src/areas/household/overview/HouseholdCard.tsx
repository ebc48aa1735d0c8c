import { householdType } from '@advisor/contracts/codebooks/customer';
import { codeName } from '@advisor/contracts/code-name';
import { useRecordForm } from '@advisor/forms/record/use-record-form';
import { Section } from '@advisor/ui/components/Section';
import { Button } from '@advisor/ui/core';
import { DeleteOutlined, PlusOutlined } from '@advisor/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fresh } from '@advisor/api-client/fresh';
import { ChangedMeanwhile } from '@advisor/case/components/ChangedMeanwhile';
import { householdsQuery } from '../household.queries';
import { HouseholdContext } from '../use-household-budget';
import type { HouseholdCardProps } from './household-card-props';
import { householdChanges, useChangeHouseholds } from './household.mutations';
import { householdFormSchema, toStated, toState } from './household.schema';
import { HouseholdForm } from './HouseholdForm';
import { PersonCard } from './PersonCard';
import { Totals } from './Totals';
import { useAsked } from './use-asked';
import { useDialog } from './use-dialog';

/** One household: what is left on top, its people side by side, children and expenses. */
export function HouseholdCard(props: HouseholdCardProps) {
  const { t } = useTranslation('case-household');
  const { reference, household, maximumCustomers, isLocked } = props;
  const { householdId, householdTypeId, customers } = household;
  const { salesArrangementId } = reference;
  const change = useChangeHouseholds(`household.${householdId}`);
  const { removeHousehold } = householdChanges(salesArrangementId);
  const queryClient = useQueryClient();
  const record = useRecordForm({
    schema: householdFormSchema,
    draft: `household.${householdId}`,
    saved: toState(household),
    readLatest: async () => {
      const latest = await queryClient.fetchQuery(fresh(householdsQuery(salesArrangementId)));
      const found = latest.households.find((one) => one.householdId === householdId);
      return found && toState(found);
    },
  });
  const { form } = record;
  const { open } = useDialog();
  const asked = useAsked('household', householdId);
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
                onClick={() => open(`add-${householdId}`)}
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
                onClick={() => change.run(() => removeHousehold(householdId, household.version))}
              />
            )}
          </>
        )
      }
    >
      <ChangedMeanwhile change={change} title={t('refused')} hint={change.refusal} />
      <Totals
        salesArrangementId={salesArrangementId}
        household={household}
        control={form.control}
      />
      {customers.length === 0 && <p className="adv-muted">{t('empty')}</p>}
      <HouseholdContext
        value={{ salesArrangementId, household, stated: () => toStated(form.getValues()) }}
      >
        <ul className="household-people">
          {customers.map((person) => (
            <PersonCard key={person.customerOnSAId} {...props} person={person} />
          ))}
        </ul>
      </HouseholdContext>
      <div {...asked}>
        <HouseholdForm record={record} household={household} name={name} isLocked={isLocked} />
      </div>
    </Section>
  );
}
