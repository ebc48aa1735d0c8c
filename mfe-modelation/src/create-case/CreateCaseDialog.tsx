import { PersonName } from '@advisor/ui/components/PersonName';
import { Button } from '@advisor/ui/core';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientDialog } from '../client/ClientDialog';
import type { FoundClient } from '../client/client-search.mutations';
import { refusalOfFound } from '../client/refused-client';
import { Note } from '../offer/findings';
import { useCreateCase } from './create-case.mutations';

interface CreateCaseDialogProps extends Pick<
  ComponentProps<typeof ClientDialog>,
  'isOpen' | 'onClose' | 'afterClose'
> {
  offerId: number;
  /** Whom the modelation was made for, if somebody was chosen. */
  client: FoundClient | undefined;
  /** Left with nobody but who was born on that day, `YYYY-MM-DD`, and does not get the offer. */
  onRefused?: ((dateOfBirth: string) => void) | undefined;
}

/** Whose case the offer becomes: a client found in the register, or a new one. */
export default function CreateCaseDialog({
  offerId,
  client,
  onRefused,
  onClose,
  ...dialog
}: CreateCaseDialogProps) {
  const { t } = useTranslation('modelation');
  const { createCase, isRunning, refused } = useCreateCase(offerId);
  const [refusedBirth, setRefusedBirth] = useState<string>();
  const tellAge = (dateOfBirth: string | undefined) => () => setRefusedBirth(dateOfBirth);
  const createFor = ({ identity, dateOfBirth }: FoundClient) =>
    createCase({ kind: 'identified', identity }, tellAge(dateOfBirth));
  const refusal = client && refusalOfFound(refused, client);
  return (
    <ClientDialog
      {...dialog}
      onClose={() => {
        // Only now: whoever is corrected in the dialog gets the offer as it is.
        if (refusedBirth !== undefined) onRefused?.(refusedBirth);
        onClose();
      }}
      title={t('createCase.title')}
      isBusy={isRunning}
      refused={refusal ? undefined : refused}
      onChoose={createFor}
      onNew={(person) => createCase({ kind: 'new', ...person }, tellAge(person.dateOfBirth))}
    >
      {client && (
        <div className="modelation-chosen">
          <div>
            <strong>
              <PersonName firstName={client.firstName} lastName={client.lastName} />
            </strong>
            {refusal && <Note severity="error" message={refusal} />}
          </div>
          <Button type="primary" loading={isRunning} onClick={() => createFor(client)}>
            {t('createCase.forChosen')}
          </Button>
        </div>
      )}
      <p className="adv-muted">{t(client ? 'createCase.another' : 'createCase.text')}</p>
    </ClientDialog>
  );
}
