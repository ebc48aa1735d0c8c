import { maxMergedDocuments } from '@advisor/contracts/documents/merge-rules';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { Button } from '@advisor/ui/core';
import { Modal } from '@advisor/ui/overlay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseDocument } from '../../../documents/documents.queries';
import { hasPages, mergeRefusal, moved } from './merge-order';
import { useMergeDocuments } from './merge.queries';
import { MergeProgress } from './MergeProgress';
import './merge.css';

interface MergeDialogProps {
  caseId: number;
  /** As they were chosen. */
  documents: readonly CaseDocument[];
  onClose: () => void;
}

/** Makes one PDF of documents: in which order, how far it is, and where it can be downloaded. */
export default function MergeDialog({ caseId, documents, onClose }: MergeDialogProps) {
  const { t } = useTranslation('case-documents');
  const [order, setOrder] = useState<readonly CaseDocument[]>(documents.filter(hasPages));
  const left = documents.filter((document) => !hasPages(document));
  const merge = useMergeDocuments(caseId);
  const refusal = mergeRefusal(order);
  const start = () => merge.run(order.map(({ documentId }) => documentId));
  return (
    <Modal
      open
      title={t('merge.title')}
      onCancel={onClose}
      footer={
        <div className="adv-actions">
          {merge.answer === undefined && (
            <Button
              type="primary"
              loading={merge.isRunning}
              disabled={refusal !== undefined}
              onClick={start}
            >
              {t('merge.start')}
            </Button>
          )}
          <Button onClick={onClose}>{t('merge.close')}</Button>
        </div>
      }
    >
      <div className="merge">
        {refusal !== undefined && (
          <InfoBar severity="warning" title={t(`merge.${refusal}`, { most: maxMergedDocuments })} />
        )}
        {left.length > 0 && (
          <InfoBar
            severity="info"
            title={t('merge.left', { names: left.map(({ fileName }) => fileName).join(', ') })}
          />
        )}
        {merge.answer === undefined && (
          <Order order={order} onMove={(place, by) => setOrder(moved(order, place, by))} />
        )}
        {/* Asked for once more, it is on its way again. */}
        {merge.answer && merge.isRunning && <Skeleton rows={2} />}
        {merge.answer && !merge.isRunning && (
          <MergeProgress guid={merge.answer.guid} documents={order} onRetry={start} />
        )}
      </div>
    </Modal>
  );
}

interface OrderProps {
  order: readonly CaseDocument[];
  onMove: (place: number, by: 1 | -1) => void;
}

function Order({ order, onMove }: OrderProps) {
  const { t } = useTranslation('case-documents');
  return (
    <ol className="merge__order" aria-label={t('merge.order')}>
      {order.map(({ documentId, fileName: name }, place) => (
        <li key={documentId}>
          <span className="merge__name">
            {place + 1}. {name}
          </span>
          <Button
            size="small"
            disabled={place === 0}
            aria-label={t('merge.upOf', { name })}
            onClick={() => onMove(place, -1)}
          >
            {t('merge.up')}
          </Button>
          <Button
            size="small"
            disabled={place === order.length - 1}
            aria-label={t('merge.downOf', { name })}
            onClick={() => onMove(place, 1)}
          >
            {t('merge.down')}
          </Button>
        </li>
      ))}
    </ol>
  );
}
