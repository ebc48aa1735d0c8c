import { PersonName } from '@advisor/ui/components/PersonName';
import { Button } from '@advisor/ui/core';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientDialog } from '../client/ClientDialog';
import type { FoundClient } from '../client/client-search.mutations';
import { useCreateCase } from './create-case.mutations';

interface CreateCaseDialogProps extends Pick<
  ComponentProps<typeof ClientDialog>,
  'isOpen' | 'onClose' | 'afterClose'
> {
  offerId: number;
  /** Whom the modelation was made for, if somebody was chosen. */
  client: FoundClient | undefined;
}

/** Whose case the offer becomes: a client found in the register, or a new one. */
export default function CreateCaseDialog({ offerId, client, ...dialog }: CreateCaseDialogProps) {
  const { t } = useTranslation('modelation');
  const { createCase, isPending, refusal } = useCreateCase(offerId);
  return (
    <ClientDialog
      {...dialog}
      title={t('createCase.title')}
      isBusy={isPending}
      refusal={refusal}
      onChoose={({ identity }) => createCase({ kind: 'identified', identity })}
      onNew={({ firstName, lastName, dateOfBirth }) =>
        createCase({ kind: 'new', lastName, firstName, dateOfBirth })
      }
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
    </ClientDialog>
  );
}
