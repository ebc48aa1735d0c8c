import { useTranslation } from 'react-i18next';
import { CardButton } from './CardButton';
import { CardDialog } from './CardDialog';

interface PhoneDialogProps {
  open: boolean;
  onClose: () => void;
}

/** After a start without an address to go to: the signer goes on in the phone. */
export function PhoneDialog({ open, onClose }: PhoneDialogProps) {
  const { t } = useTranslation('signing');
  return (
    <CardDialog
      open={open}
      title={t('phone.title')}
      onClose={onClose}
      actions={
        <CardButton look="primary" onClick={onClose}>
          {t('error-dialog.ok')}
        </CardButton>
      }
    >
      <p>{t('phone.text')}</p>
    </CardDialog>
  );
}
