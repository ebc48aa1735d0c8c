import { isApiError } from '@advisor/api-client/api-error';
import { CopyText } from '@advisor/ui/components/CopyText';
import { useTranslation } from 'react-i18next';
import { failureText } from '../service/failure';
import { CardButton } from './CardButton';
import { CardDialog } from './CardDialog';

/** Czech text of a failure. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation('signing');
  return (error) => {
    const failure = failureText(error);
    return 'text' in failure ? failure.text : t(failure.key);
  };
}

interface FailureDialogProps {
  error: unknown;
  open: boolean;
  onClose: () => void;
}

/** The error dialog of part 1, section 2: a title, the message and one button. */
export function FailureDialog({ error, open, onClose }: FailureDialogProps) {
  const { t } = useTranslation(['signing', 'common']);
  const toText = useFailureText();
  const traceId = isApiError(error) ? error.traceId : undefined;
  return (
    <CardDialog
      open={open}
      role="alertdialog"
      title={t('error-dialog.title')}
      onClose={onClose}
      actions={
        <CardButton look="primary" onClick={onClose}>
          {t('error-dialog.ok')}
        </CardButton>
      }
    >
      <p>{toText(error)}</p>
      {traceId && (
        <p className="adv-trace">
          {t('common:error.traceId')}{' '}
          <CopyText text={traceId} label={t('common:error.traceIdName')} />
        </p>
      )}
    </CardDialog>
  );
}
