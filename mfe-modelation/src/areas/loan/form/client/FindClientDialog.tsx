import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientDialog } from '../../../../client/ClientDialog';
import type { FoundClient } from '../../../../client/client-search.mutations';

interface FindClientDialogProps extends Pick<
  ComponentProps<typeof ClientDialog>,
  'isOpen' | 'onClose' | 'afterClose'
> {
  onChoose: (client: FoundClient) => void;
}

/** Whom the loan is modelled for. */
export default function FindClientDialog({ onChoose, ...dialog }: FindClientDialogProps) {
  const { t } = useTranslation('modelation-loan');
  return (
    <ClientDialog
      {...dialog}
      title={t('client.choose')}
      onChoose={(client) => {
        onChoose(client);
        dialog.onClose();
      }}
    />
  );
}
