import { maxFileNameLength, maxFileSize } from '@advisor/contracts/documents/file-rules';
import { allowedExtensions, uploadProblem } from '@advisor/contracts/documents/upload-problem';
import type { DocumentOnSA } from '@advisor/contracts/signing/endpoints';
import { formatNumber } from '@advisor/i18n/format';
import { DropArea } from '@advisor/ui/components/DropArea';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { LiveRegion } from '@advisor/ui/components/LiveRegion';
import { Button } from '@advisor/ui/core';
import { FileTextOutlined, UploadOutlined } from '@advisor/ui/icons';
import { Modal } from '@advisor/ui/overlay';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUploadScan } from './documents.mutations';
import './upload-scan.css';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;
/** In kB while it would round to hardly any MB. */
const sizeText = (bytes: number): string =>
  bytes < megabyte
    ? `${formatNumber(Math.ceil(bytes / kilobyte))}\u00A0kB`
    : `${formatNumber(bytes / megabyte, { decimals: 1 })}\u00A0MB`;
const limits = {
  size: maxFileSize / megabyte,
  length: maxFileNameLength,
  extensions: allowedExtensions.join(', '),
};

interface UploadScanProps {
  document: DocumentOnSA;
  onClose: () => void;
}

/** Takes the scan of a document that was signed on paper, chosen or dropped. */
export default function UploadScan({ document, onClose }: UploadScanProps) {
  const { t } = useTranslation('signing-documents');
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [share, setShare] = useState(0);
  const upload = useUploadScan(document.documentOnSAId, setShare);
  const transfer = useRef<AbortController>(undefined);
  // A dialog that goes takes its transfer along: nobody would see how it ends.
  useEffect(() => () => transfer.current?.abort(), []);

  const problem = file && uploadProblem(file);
  const percent = Math.round(share * 100);

  const choose = (chosen: File | undefined) => {
    if (!chosen || upload.isRunning) return;
    upload.forget();
    setFile(chosen);
  };
  const send = async () => {
    // The second click of two comes before anything has rendered.
    if (!file || problem || transfer.current) return;
    const { signal } = (transfer.current = new AbortController());
    setShare(0);
    await upload.runAsync({ file, signal }, { onDone: onClose });
    transfer.current = undefined;
  };

  return (
    <Modal
      open
      title={t('list.upload.title')}
      okText={t('list.upload.send')}
      cancelText={t('list.upload.cancel')}
      okButtonProps={{
        disabled: !file || problem !== undefined,
        loading: upload.isRunning,
        icon: <UploadOutlined aria-hidden />,
      }}
      mask={{ closable: false }}
      width={520}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <div className="signing-upload">
        <p>{t('list.upload.lead', { document: document.name })}</p>
        <DropArea onDrop={({ files }) => choose(files[0])}>
          <FileTextOutlined className="signing-upload__icon" aria-hidden />
          {file ? (
            <p className="signing-upload__name">
              {file.name}
              <span className="adv-muted">{sizeText(file.size)}</span>
            </p>
          ) : (
            <p>{t('list.upload.drop')}</p>
          )}
          <input
            ref={input}
            id={inputId}
            className="adv-hidden"
            type="file"
            tabIndex={-1}
            aria-label={t('list.upload.file')}
            accept={allowedExtensions.join(',')}
            disabled={upload.isRunning}
            onChange={({ target }) => {
              choose(target.files?.[0]);
              // The same file may be chosen again after it was mended.
              target.value = '';
            }}
          />
          <Button disabled={upload.isRunning} onClick={() => input.current?.click()}>
            {t(file ? 'list.upload.another' : 'list.upload.choose')}
          </Button>
          <p className="adv-muted">{t('list.upload.limits', limits)}</p>
        </DropArea>
        {problem && (
          <InfoBar severity="error" title={t(`list.upload.problem.${problem}`, limits)} />
        )}
        {upload.failure && (
          <InfoBar
            severity="error"
            // The server's own words about the file, unless it did not answer.
            title={upload.failure.messages[0]?.message ?? t('list.upload.failed')}
            traceId={upload.failure.traceId}
          />
        )}
        {upload.isRunning && (
          <div className="signing-upload__progress">
            <progress max={100} value={percent} aria-label={t('list.upload.progress')} />
            <span>
              {t(percent < 100 ? 'list.upload.sending' : 'list.upload.checking', { percent })}
            </span>
          </div>
        )}
        <LiveRegion>
          {upload.isRunning && percent === 100 && t('list.upload.checking', { percent })}
        </LiveRegion>
      </div>
    </Modal>
  );
}
