import type { ArrangementReference } from '@advisor/case/case.queries';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { householdType } from '@advisor/contracts/codebooks/customer';
import { Slot } from '@advisor/shell/components/Slot';
import { householdSlots } from '@advisor/slots/case';
import { Page } from '@advisor/ui/components/Page';
import { Button } from '@advisor/ui/core';
import { PlusOutlined } from '@advisor/ui/icons';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { ArrangementStateChip } from '../../../arrangement/ArrangementStateChip';
import { LockedStep } from '../../../arrangement/LockedStep';
import { useArrangement } from '../../../arrangement/use-arrangement';
import { ChangedMeanwhile } from '@advisor/case/components/ChangedMeanwhile';
import { HouseholdCard } from './HouseholdCard';
import type { PersonParts } from './household-card-props';
import { householdChanges, useChangeHouseholds } from './household.mutations';
import { householdsQuery } from '../household.queries';
import { PersonDialog } from './PersonDialog';
import { useDialog } from './use-dialog';
import './household.css';
import '../texts';

interface HouseholdPageProps extends PersonParts {
  /** Reads everybody's obligations. */
  Bureau: ComponentType<{ salesArrangementId: number; isLocked: boolean }>;
}

/** Who applies: households beside each other, with their people, expenses and what is left. */
export default function HouseholdPage({ Bureau, ...parts }: HouseholdPageProps) {
  const { t } = useTranslation('case-household');
  const reference = useLoaderData<ArrangementReference>();
  const { salesArrangementId } = reference;
  const answer = usePrefetchedQuery(householdsQuery(salesArrangementId)).data;
  const { households, maximumHouseholds, maximumCustomers, lock } = answer;
  const change = useChangeHouseholds(`application.${salesArrangementId}`);
  const { addHousehold } = householdChanges(salesArrangementId);
  const { dialog, person: personId, close } = useDialog();
  const person = households
    .flatMap(({ customers }) => customers)
    .find(({ customerOnSAId }) => String(customerOnSAId) === personId);
  const asked = households.find(({ householdId }) => dialog === `add-${householdId}`);
  const household =
    asked ?? households.find(({ customers }) => customers.some((one) => one === person));
  const isFull = households.length >= maximumHouseholds;
  return (
    <Page
      title={t('title')}
      state={<ArrangementStateChip arrangement={useArrangement(reference)} />}
      actions={
        lock === undefined &&
        !isFull &&
        (['codebtor', 'guarantor'] as const).map((type) => (
          <Button
            key={type}
            icon={<PlusOutlined aria-hidden />}
            disabled={change.isRunning}
            onClick={() => change.run(() => addHousehold(householdType[type].code))}
          >
            {householdType[type].name}
          </Button>
        ))
      }
    >
      <LockedStep reason={lock} />
      <ChangedMeanwhile change={change} title={t('refused')} hint={change.refusal} />
      <div className="household-bureau">
        <Bureau salesArrangementId={salesArrangementId} isLocked={lock !== undefined} />
      </div>
      <div className="households">
        {households.map((one) => (
          <HouseholdCard
            key={one.householdId}
            {...parts}
            reference={reference}
            household={one}
            others={households.filter((other) => other !== one)}
            maximumCustomers={maximumCustomers}
            isLocked={lock !== undefined}
          />
        ))}
      </div>
      <Slot name={householdSlots.collateral} caseId={reference.caseId} />
      {lock === undefined && household !== undefined && (asked ?? dialog) !== null && (
        <PersonDialog
          key={`${dialog} ${personId}`}
          caseId={reference.caseId}
          salesArrangementId={salesArrangementId}
          householdId={household.householdId}
          person={asked === undefined ? person : undefined}
          isEditing={dialog === 'edit'}
          onClose={close}
        />
      )}
    </Page>
  );
}
