import type { HouseholdCustomer } from '@advisor/contracts/household/schemas';
import { permission } from '@advisor/contracts/permissions';
import type { PersonSearch } from '@advisor/forms/person-search';
import { usePermission } from '@advisor/shell/session';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Button } from '@advisor/ui/core';
import { Modal } from '@advisor/ui/overlay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditPerson } from './EditPerson';
import { FindClient } from './FindClient';
import { useAddPerson } from './household.mutations';
import { IdentifyPerson } from './IdentifyPerson';
import { NewPerson } from './NewPerson';

interface PersonDialogProps {
  caseId: number;
  salesArrangementId: number;
  householdId: number;
  /** Absent: somebody is added. */
  person: HouseholdCustomer | undefined;
  isEditing: boolean;
  onClose: () => void;
}

/** Finds a person in the client register, takes a new one, or changes what is typed about one. */
export function PersonDialog({
  caseId,
  salesArrangementId,
  householdId,
  person,
  isEditing,
  onClose,
}: PersonDialogProps) {
  const { t } = useTranslation('case-household');
  const mayFind = usePermission(permission.searchPerson);
  const mayIdentify = usePermission(permission.identifyPerson);
  const [isNew, setIsNew] = useState(!(mayFind && mayIdentify));
  const [typed, setTyped] = useState<PersonSearch>();
  const add = useAddPerson(householdId, person?.customerOnSAId);
  const title = isEditing ? t('person.edit') : t(person ? 'person.identify' : 'person.addTitle');
  // What the register says of the one chosen has no field in the search.
  const [ofChosen] = isNew ? [] : Object.values(add.submitError?.fieldErrors ?? {});
  const refusal = (add.flag !== undefined || ofChosen !== undefined) && (
    <InfoBar severity="warning" title={add.refusal ?? ofChosen ?? t('refused')} />
  );
  return (
    <Modal open title={title} footer={null} width={560} onCancel={onClose}>
      {isEditing && person !== undefined && (
        <EditPerson salesArrangementId={salesArrangementId} person={person} onDone={onClose} />
      )}
      {!isEditing && (person !== undefined || !isNew) && refusal}
      {!isEditing && person !== undefined && (
        <IdentifyPerson
          person={person}
          caseId={caseId}
          isBusy={add.isRunning}
          onChoose={(identity) => add.run({ identity }, { onDone: onClose })}
        />
      )}
      {!isEditing && person === undefined && !isNew && (
        <FindClient
          known={{}}
          isBusy={add.isRunning}
          newLabel={t('person.enterNew')}
          onNew={(asked) => {
            setTyped(Object.values(asked).some(Boolean) ? asked : undefined);
            setIsNew(true);
          }}
          nobodyHint={t('find.nobodyHint')}
          downHint={t('find.downHint')}
          onChoose={(identity) => add.run({ identity }, { onDone: onClose })}
        />
      )}
      {!isEditing && person === undefined && isNew && (
        <>
          {refusal}
          <NewPerson add={add} householdId={householdId} typed={typed} onDone={onClose} />
          {mayFind && mayIdentify && (
            <Button onClick={() => setIsNew(false)}>{t('find.title')}</Button>
          )}
        </>
      )}
    </Modal>
  );
}
