import type { SignatureMember } from '@advisor/contracts/signature-service/entities';
import { useTranslation } from 'react-i18next';
import { CardButton } from './CardButton';
import { CardDialog } from './CardDialog';

/** What is to be cancelled: one signature, or the signing of the whole document. */
export type Cancelling = { member: SignatureMember } | 'group';

interface CancelDialogProps {
  /** Kept while the dialog closes. */
  cancelling: Cancelling | undefined;
  open: boolean;
  /** Whose signatures are lost with the whole signing. */
  signed: readonly SignatureMember[];
  onConfirm: (cancelling: Cancelling) => void;
  onClose: () => void;
}

/** Asks before a signature, or all of them, are cancelled. */
export function CancelDialog({ cancelling, open, signed, onConfirm, onClose }: CancelDialogProps) {
  const { t } = useTranslation('signing');
  const isGroup = cancelling === 'group';
  const name = cancelling && !isGroup ? cancelling.member.InfoText1 : '';
  return (
    <CardDialog
      open={open}
      title={isGroup ? t('confirm.cancelGroupTitle') : t('confirm.cancelTitle')}
      onClose={onClose}
      actions={
        <>
          <CardButton onClick={onClose}>{t('confirm.back')}</CardButton>
          <CardButton
            look="danger"
            onClick={() => {
              onClose();
              if (cancelling) onConfirm(cancelling);
            }}
          >
            {isGroup ? t('action.cancelGroup') : t('action.cancel')}
          </CardButton>
        </>
      }
    >
      <p>{isGroup ? t('confirm.cancelGroupText') : t('confirm.cancelText', { name })}</p>
      {isGroup && signed.length > 0 && (
        <>
          <p>{t('confirm.lost', { count: signed.length })}</p>
          <ul>
            {signed.map(({ Id, InfoText1 }) => (
              <li key={Id}>{InfoText1}</li>
            ))}
          </ul>
        </>
      )}
    </CardDialog>
  );
}
