import type { DocumentBlock } from '@advisor/contracts/signature-service/document-text';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { DownloadOutlined } from '@advisor/ui/icons';
import { saveFile } from '@advisor/ui/save-file';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentTextQuery, readDocumentFile } from '../service/document-text.queries';
import type { SigningDocument } from '../service/signing-document';
import { CardButton } from './CardButton';
import { DocumentTable } from './DocumentTable';
import { LoadFailure } from './LoadFailure';
import './document-reader.css';

interface DocumentReaderProps {
  document: SigningDocument;
  onFailure: (error: unknown) => void;
  onClose: () => void;
}

/** The document in the place of its signatures: the same text as in the PDF, which can be saved. */
export default function DocumentReader({ document, onFailure, onClose }: DocumentReaderProps) {
  const { t } = useTranslation('signing');
  const { data, error, isFetching, refetch } = useQuery(documentTextQuery(document));
  const [isSaving, setIsSaving] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.focus(), []);

  const save = async () => {
    setIsSaving(true);
    try {
      saveFile(await readDocumentFile(document), `${data?.name ?? t('document.label')}.pdf`);
    } catch (failure) {
      onFailure(failure);
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <section
      ref={region}
      className="sig-document"
      aria-label={t('document.label')}
      aria-busy={isFetching}
      tabIndex={-1}
    >
      <div className="sig-document__bar">
        <CardButton onClick={onClose}>{t('document.back')}</CardButton>
        <CardButton
          icon={<DownloadOutlined aria-hidden />}
          disabled={isSaving}
          onClick={() => void save()}
        >
          {t('document.save')}
        </CardButton>
      </div>
      {data ? (
        <article className="sig-document__text">
          <p className="sig-document__note">{data.category}</p>
          <h2>{data.name}</h2>
          {data.blocks.map((block, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- The text never changes.
            <Block key={index} block={block} />
          ))}
        </article>
      ) : error && !isFetching ? (
        <LoadFailure
          error={error}
          title={t('document.loadFailed')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton rows={8} />
      )}
      {data && <CardButton onClick={onClose}>{t('document.done')}</CardButton>}
    </section>
  );
}

function Block({ block }: { block: DocumentBlock }) {
  if ('heading' in block) return <h3>{block.heading}</h3>;
  if ('text' in block) return <p>{block.text}</p>;
  if ('note' in block) return <p className="sig-document__note">{block.note}</p>;
  if ('facts' in block) return <Pairs pairs={block.facts} />;
  if ('fields' in block) return <Pairs pairs={block.fields.map((label) => [label, ''])} />;
  if ('table' in block) return <DocumentTable rows={block.table} />;
  return <Items items={'list' in block ? block.list : block.choices} />;
}

function Pairs({ pairs }: { pairs: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="sig-document__pairs">
      {pairs.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
