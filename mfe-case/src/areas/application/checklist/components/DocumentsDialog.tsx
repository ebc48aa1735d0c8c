import { ChangedMeanwhile } from '@advisor/case/components/ChangedMeanwhile';
import { Button } from '@advisor/ui/core';
import { Modal } from '@advisor/ui/overlay';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { documentsQuery } from '../../../../documents/documents.queries';
import { DocumentPicker } from '../../../../documents/picker/DocumentPicker';
import type { useUpdateItem } from '../checklist.mutations';
import type { ChecklistItem } from '../checklist.queries';

interface DocumentsDialogProps {
  caseId: number;
  item: ChecklistItem;
  update: ReturnType<typeof useUpdateItem>;
  onClose: () => void;
}

/** Which files of the case a paper is. Each choice is saved at once; the first one delivers the paper. */
export function DocumentsDialog({ caseId, item, update, onClose }: DocumentsDialogProps) {
  const { t } = useTranslation('case-application');
  const { data: known = [] } = useQuery(documentsQuery(caseId));
  const { documents = [], state, name } = item;
  const put = (documentIds: readonly number[]) =>
    update.run({
      ...item,
      state: state === 'required' && documentIds.length > 0 ? 'delivered' : state,
      documents: documentIds.map((documentId) => ({
        documentId,
        fileName: known.find((one) => one.documentId === documentId)?.fileName ?? '',
      })),
    });
  return (
    <Modal
      open
      title={`${t('checklist.documents.title')} – ${name}`}
      width={480}
      footer={<Button onClick={onClose}>{t('checklist.documents.close')}</Button>}
      onCancel={onClose}
    >
      <DocumentPicker
        caseId={caseId}
        value={documents.map(({ documentId }) => documentId)}
        onChange={put}
      />
      <ChangedMeanwhile
        change={update}
        title={t('checklist.conflict.title')}
        hint={t('checklist.conflict.hint')}
      />
    </Modal>
  );
}
