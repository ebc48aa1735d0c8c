import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientDialog } from './ClientDialog';
import type { FoundClient } from './client-search.mutations';

interface FindClientDialogProps extends Pick<
  ComponentProps<typeof ClientDialog>,
  'isOpen' | 'onClose' | 'afterClose'
> {
  onChoose: (client: FoundClient) => void;
  /** Models for nobody whom the register knows. */
  onNobody: () => void;
}

/** Whom is modelled for. */
export default function FindClientDialog({ onChoose, onNobody, ...dialog }: FindClientDialogProps) {
  const { t } = useTranslation('modelation');
  return (
    <ClientDialog
      {...dialog}
      title={t('clientChoice.choose')}
      onChoose={(client) => {
        onChoose(client);
        dialog.onClose();
      }}
      onNobody={() => {
        onNobody();
        dialog.onClose();
      }}
    />
  );
}
