import { ConfirmDialog } from '@advisor/ui/components/ConfirmDialog';
import { useTranslation } from 'react-i18next';
import { type Ended, useEndSessions } from './sessions.queries';

/** Asks before sessions are ended. */
export function EndQuestion({ ended, onClose }: { ended: Ended; onClose: () => void }) {
  const { t } = useTranslation('admin-sessions');
  const end = useEndSessions(ended);
  const { kind, session } = ended;
  return (
    <ConfirmDialog
      open
      danger
      title={t(`question.${kind}.title`, { name: session?.name })}
      confirmLabel={t(`action.${kind}`)}
      loading={end.isRunning}
      onConfirm={() => end.run(undefined, { onDone: onClose })}
      onCancel={onClose}
    >
      <p>{t(`question.${kind}.text`)}</p>
    </ConfirmDialog>
  );
}
