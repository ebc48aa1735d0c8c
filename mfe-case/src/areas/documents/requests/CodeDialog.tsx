import { Button } from '@advisor/ui/core';
import { Modal } from '@advisor/ui/overlay';
import { useTranslation } from 'react-i18next';

interface CodeDialogProps {
  code: string;
  onClose: () => void;
}

/** The code that the advisor tells the client by phone, once. */
export function CodeDialog({ code, onClose }: CodeDialogProps) {
  const { t } = useTranslation('client-requests');
  return (
    <Modal
      open
      title={t('code.title')}
      width={420}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('code.close')}
        </Button>
      }
    >
      <p>{t('code.text')}</p>
      <output className="client-requests__code" aria-label={t('code.label')}>
        {code}
      </output>
    </Modal>
  );
}
