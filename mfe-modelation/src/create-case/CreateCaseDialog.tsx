import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientDialog } from '../client/ClientDialog';
import type { FoundClient } from '../client/client-search.mutations';
import { refusalOfFound } from '../client/refused-client';
import { useCreateCase, type CaseClient } from './create-case.mutations';
import { type FoundedFor, FoundingSummary } from './FoundingSummary';

interface CreateCaseDialogProps extends Pick<
  ComponentProps<typeof ClientDialog>,
  'isOpen' | 'onClose' | 'afterClose'
> {
  offerId: number;
  /** Whom the modelation was made for, if somebody was chosen. */
  client: FoundClient | undefined;
  onFounded?: (() => void) | undefined;
  /** Left with nobody but who was born on that day, `YYYY-MM-DD`, and does not get the offer. */
  onRefused?: ((dateOfBirth: string) => void) | undefined;
}

/** Whose the case will be, and what is sent for them. */
interface Chosen {
  person: FoundedFor;
  customer: CaseClient;
}

const ofRegister = (client: FoundClient): Chosen => ({
  person: client,
  customer: { kind: 'identified', identity: client.identity },
});

/**
 * Whose case the offer becomes: a client found in the register, or a new one. What the case is made of
 * is shown before it is made.
 */
export default function CreateCaseDialog({
  offerId,
  client,
  onFounded,
  onRefused,
  onClose,
  ...dialog
}: CreateCaseDialogProps) {
  const { t } = useTranslation('modelation');
  const { createCase, isRunning, refused } = useCreateCase(offerId, onFounded);
  const [chosen, setChosen] = useState(client && ofRegister(client));
  const [refusedBirth, setRefusedBirth] = useState<string>();
  const create = ({ person: { dateOfBirth }, customer }: Chosen) =>
    createCase(customer, (isAboutClient) => {
      if (isAboutClient) setRefusedBirth(dateOfBirth);
      setChosen(undefined);
    });
  const reason = refused && client && refusalOfFound(refused, client);
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
      isSearching={chosen === undefined}
      refused={reason ? { ...refused, message: reason, field: undefined } : refused}
      onChoose={(found) => setChosen(ofRegister(found))}
      onNew={(person) => setChosen({ person, customer: { kind: 'new', ...person } })}
    >
      {chosen ? (
        <FoundingSummary
          offerId={offerId}
          person={chosen.person}
          isNew={chosen.customer.kind === 'new'}
          isRunning={isRunning}
          onConfirm={() => create(chosen)}
          onBack={() => setChosen(undefined)}
        />
      ) : (
        <p className="adv-muted">{t('createCase.text')}</p>
      )}
    </ClientDialog>
  );
}
