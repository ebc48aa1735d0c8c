import { useTranslation } from 'react-i18next';
import { ChangesDialog } from './ChangesDialog';
import type { ConflictQuestion } from './use-save-offer';

/** What the new rates change, before an offer is saved with them. */
export function ConflictDialog({ question }: { question: ConflictQuestion | undefined }) {
  const { t } = useTranslation('modelation');
  const { changes = [], messages = [] } = question ?? {};
  return (
    <ChangesDialog
      open={question !== undefined}
      title={t('conflict.title')}
      text={t('conflict.text')}
      changes={changes}
      // The numbers tell it better.
      messages={changes.length > 0 ? [] : messages}
      confirmLabel={t('conflict.takeOver')}
      cancelLabel={t('conflict.back')}
      onConfirm={() => question?.answer(true)}
      onCancel={() => question?.answer(false)}
    />
  );
}
