import { Modal } from '@advisor/ui/overlay';
import { useTranslation } from 'react-i18next';
import type { FoundClient } from '../client/client-search.mutations';
import { ClientSearch } from '../client/ClientSearch';

interface FindClientDialogProps {
  onChoose: (client: FoundClient) => void;
  onClose: () => void;
}

/** Whose limit is asked for. */
export default function FindClientDialog({ onChoose, onClose }: FindClientDialogProps) {
  const { t } = useTranslation('modelation');
  return (
    <Modal open title={t('limit.find')} footer={null} width={560} onCancel={onClose}>
      <ClientSearch
        onChoose={(client) => {
          onChoose(client);
          onClose();
        }}
      />
    </Modal>
  );
}
