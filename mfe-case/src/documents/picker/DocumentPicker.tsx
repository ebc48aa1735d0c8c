import { Button } from '@advisor/ui/core';
import { FileTextOutlined, UploadOutlined } from '@advisor/ui/icons';
import { usePieces } from '@advisor/ui/use-pieces';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentsQuery } from '../documents.queries';
import '../texts';
import { PickedDocument } from './PickedDocument';
import './picker.css';

const PickDialog = lazy(() => import('./PickDialog'));
const UploadDrawer = lazy(() => import('../upload/UploadDrawer'));

/** Rows that come at once. */
const pieceSize = 10;

interface DocumentPickerProps {
  caseId: number;
  /** Numbers of the documents that are named. */
  value: readonly number[];
  onChange: (documentIds: readonly number[]) => void;
  /** The choice before is being saved: nothing else is chosen meanwhile. */
  isSaving?: boolean;
  /** Makes of a file what is sent in its place. */
  prepare?: ((file: File) => Promise<File>) | undefined;
}

/** Names documents of a case: chosen among those that are there, or uploaded here. */
export function DocumentPicker({
  caseId,
  value,
  onChange,
  isSaving = false,
  prepare,
}: DocumentPickerProps) {
  const { t } = useTranslation('case-documents');
  const [isOpen, setIsOpen] = useState<'choice' | 'upload'>();
  const { data: documents = [] } = useQuery({
    ...documentsQuery(caseId),
    enabled: value.length > 0,
  });
  const nameOf = (id: number) =>
    documents.find(({ documentId }) => documentId === id)?.fileName ?? t('picker.unnamed', { id });
  const pieces = usePieces(value, pieceSize);
  const remove = useCallback(
    (id: number) => onChange(value.filter((other) => other !== id)),
    [onChange, value],
  );
  const add = (ids: readonly number[]) => {
    onChange([...new Set([...value, ...ids])]);
    setIsOpen(undefined);
  };
  const close = () => setIsOpen(undefined);
  return (
    <div className="document-picker">
      {value.length > 0 && (
        <ul aria-label={t('picker.chosen')}>
          {pieces.map((id) => (
            <PickedDocument
              key={id}
              caseId={caseId}
              documentId={id}
              fileName={nameOf(id)}
              disabled={isSaving}
              onRemove={remove}
            />
          ))}
        </ul>
      )}
      <div className="adv-actions">
        <Button
          icon={<FileTextOutlined aria-hidden />}
          disabled={isSaving}
          onClick={() => setIsOpen('choice')}
        >
          {t('picker.choose')}
        </Button>
        <Button
          icon={<UploadOutlined aria-hidden />}
          disabled={isSaving}
          onClick={() => setIsOpen('upload')}
        >
          {t('picker.upload')}
        </Button>
      </div>
      <Suspense>
        {isOpen === 'choice' && (
          <PickDialog caseId={caseId} chosen={value} onPick={add} onClose={close} />
        )}
        {isOpen === 'upload' && (
          <UploadDrawer
            caseId={caseId}
            first={{ files: [], folders: [] }}
            prepare={prepare}
            onSaved={add}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
