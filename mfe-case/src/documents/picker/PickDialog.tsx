import { Loaded } from '@advisor/case/components/Loaded';
import { formatDate } from '@advisor/i18n/format';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { SearchInput } from '@advisor/ui/components/SearchInput';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { Button } from '@advisor/ui/core';
import { Checkbox } from '@advisor/ui/entry';
import { Modal } from '@advisor/ui/overlay';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findDocuments, kindName } from '../document-list';
import { documentsQuery } from '../documents.queries';
import { Thumbnail } from '../Thumbnail';

interface PickDialogProps {
  caseId: number;
  /** Those that are named already: they are not offered. */
  chosen: readonly number[];
  onPick: (documentIds: readonly number[]) => void;
  onClose: () => void;
}

/** The case's documents to tick. */
export default function PickDialog({ caseId, chosen, onPick, onClose }: PickDialogProps) {
  const { t } = useTranslation('case-documents');
  const query = useQuery(documentsQuery(caseId));
  const [words, setWords] = useState('');
  const [picked, setPicked] = useState<readonly number[]>([]);
  return (
    <Modal
      open
      title={t('picker.title')}
      onCancel={onClose}
      footer={
        <div className="adv-actions">
          <Button type="primary" disabled={picked.length === 0} onClick={() => onPick(picked)}>
            {t('picker.confirm', { count: picked.length })}
          </Button>
          <Button onClick={onClose}>{t('picker.cancel')}</Button>
        </div>
      }
    >
      <Loaded query={query} skeleton={<Skeleton rows={4} />} failure={t('failed')}>
        {(documents) => {
          const offered = documents.filter(({ documentId }) => !chosen.includes(documentId));
          const found = findDocuments(offered, { query: words, kind: undefined });
          if (offered.length === 0) return <EmptyState title={t('picker.nothing')} />;
          return (
            <div className="document-choice">
              <SearchInput
                label={t('search')}
                placeholder={t('search')}
                value={words}
                onSearch={setWords}
                shortcut={null}
              />
              {found.length === 0 && <EmptyState title={t('notFound')} />}
              <ul aria-label={t('picker.offered')}>
                {found.map(({ documentId, fileName, documentTypeCode, createdOn }) => (
                  <li key={documentId}>
                    <Checkbox
                      checked={picked.includes(documentId)}
                      onChange={({ target }) =>
                        setPicked(
                          target.checked
                            ? [...picked, documentId]
                            : picked.filter((other) => other !== documentId),
                        )
                      }
                    >
                      <span className="document-choice__one">
                        <Thumbnail caseId={caseId} documentId={documentId} fileName={fileName} />
                        <span>
                          {fileName}
                          <span className="adv-muted">
                            {` ${kindName(documentTypeCode)}, ${formatDate(createdOn)}`}
                          </span>
                        </span>
                      </span>
                    </Checkbox>
                  </li>
                ))}
              </ul>
            </div>
          );
        }}
      </Loaded>
    </Modal>
  );
}
