import { Button } from '@advisor/ui/core';
import { DeleteOutlined } from '@advisor/ui/icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Thumbnail } from '../Thumbnail';

interface PickedDocumentProps {
  caseId: number;
  documentId: number;
  fileName: string;
  disabled: boolean;
  onRemove: (documentId: number) => void;
}

/** One of the named documents. */
export const PickedDocument = memo(
  ({ caseId, documentId, fileName, disabled, onRemove }: PickedDocumentProps) => {
    const { t } = useTranslation('case-documents');
    return (
      <li>
        <Thumbnail caseId={caseId} documentId={documentId} fileName={fileName} />
        <span className="document-picker__name">{fileName}</span>
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('picker.remove', { name: fileName })}
          disabled={disabled}
          onClick={() => onRemove(documentId)}
        />
      </li>
    );
  },
);
