import { PersonName } from '@advisor/ui/components/PersonName';
import { Button } from '@advisor/ui/core';
import { Modal } from '@advisor/ui/overlay';
import { useTranslation } from 'react-i18next';
import type { FoundClient } from '../client/client-search.mutations';
import { ClientSearch } from '../client/ClientSearch';
import { useCreateCase } from './create-case.mutations';

interface CreateCaseDialogProps {
  offerId: number;
  /** Whom the modelation was made for, if somebody was chosen. */
  client: FoundClient | undefined;
  onClose: () => void;
}

/** Whose case the offer becomes: a client found in the register, or a new one. */
export default function CreateCaseDialog({ offerId, client, onClose }: CreateCaseDialogProps) {
  const { t } = useTranslation('modelation');
  const { createCase, isPending, refusal } = useCreateCase(offerId);
  return (
    <Modal
      open
      title={t('createCase.title')}
      footer={null}
      width={560}
      closable={!isPending}
      keyboard={!isPending}
      mask={{ closable: !isPending }}
      onCancel={onClose}
    >
      {client && (
        <div className="modelation-chosen">
          <strong>
            <PersonName firstName={client.firstName} lastName={client.lastName} />
          </strong>
          <Button
            type="primary"
            loading={isPending}
            onClick={() => createCase({ kind: 'identified', identity: client.identity })}
          >
            {t('createCase.forChosen')}
          </Button>
        </div>
      )}
      <p className="adv-muted">{t(client ? 'createCase.another' : 'createCase.text')}</p>
      <ClientSearch
        isBusy={isPending}
        refusal={refusal}
        onChoose={({ identity }) => createCase({ kind: 'identified', identity })}
        onNew={({ firstName, lastName, dateOfBirth }) =>
          createCase({ kind: 'new', lastName, firstName, dateOfBirth })
        }
      />
    </Modal>
  );
}
