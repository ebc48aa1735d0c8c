import { maxFilesAtOnce } from '@advisor/contracts/documents/file-rules';
import { allowedExtensions } from '@advisor/contracts/documents/upload-problem';
import { useLeaveGuard } from '@advisor/shell/use-leave-guard';
import { ConfirmDialog } from '@advisor/ui/components/ConfirmDialog';
import { DropArea } from '@advisor/ui/components/DropArea';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { LeaveQuestion } from '@advisor/ui/components/LeaveQuestion';
import { Button } from '@advisor/ui/core';
import { Select } from '@advisor/ui/entry';
import { UploadOutlined } from '@advisor/ui/icons';
import { Drawer } from '@advisor/ui/overlay';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kindOptions } from '../document-list';
import { useSaveDocuments } from '../documents.queries';
import { areFiles, type Chosen, chosenFiles } from './chosen-files';
import { LeftFiles } from './LeftFiles';
import { uploadLimits } from './upload-limits';
import { UploadRow } from './UploadRow';
import { type Prepare, usePreparedFiles } from './use-prepared-files';
import { useUnsavedUploads } from './use-unsaved-uploads';
import type { SendingFile } from './use-uploads';
import './upload.css';

interface UploadDrawerProps {
  caseId: number;
  /** What was dropped, and is sent at once. */
  first: Chosen;
  /** Makes of a file what is sent in its place. */
  prepare?: Prepare | undefined;
  /** Once they are documents of the case, before it closes. */
  onSaved?: (documentIds: readonly number[]) => void;
  onClose: () => void;
}

/** Sends files, asks what they are, and saves them to the case. */
export default function UploadDrawer({
  caseId,
  first,
  prepare,
  onSaved,
  onClose,
}: UploadDrawerProps) {
  const { t } = useTranslation('case-documents');
  const {
    files,
    left,
    hasTooMany,
    add: addAsChosen,
    addLeft,
    remove,
    retry,
    setKind,
    setKinds,
    keep,
    forget,
  } = useUnsavedUploads(caseId);
  const { add, preparing } = usePreparedFiles(addAsChosen, prepare);
  const [isChecked, setIsChecked] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const save = useSaveDocuments(caseId);
  const hasFiles = files.length + preparing > 0;
  const guard = useLeaveGuard(hasFiles);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    if (first.files.length + first.folders.length > 0) add(first);
  });
  const discard = () => {
    void forget();
    onClose();
  };
  const close = () => (hasFiles ? setIsAsking(true) : discard());
  const problem = preparing > 0 ? 'sending' : problemOf(files);
  const submit = () => {
    setIsChecked(true);
    if (problem !== undefined) return;
    const documents = files.flatMap(({ guid, kind, name }) =>
      guid === undefined || kind === undefined
        ? []
        : [{ guid, fileName: name, documentTypeCode: kind }],
    );
    save.run(documents, {
      onDone: (saved) => {
        keep();
        void forget();
        guard.release();
        onSaved?.(saved.map(({ documentId }) => documentId));
        onClose();
      },
    });
  };
  return (
    <Drawer
      open
      title={t('send.title')}
      size={560}
      onClose={close}
      mask={{ closable: false }}
      footer={
        <div className="adv-actions">
          <Button type="primary" loading={save.isRunning} onClick={submit}>
            {files.length === 0 ? t('upload') : t('send.save', { count: files.length })}
          </Button>
          <Button onClick={close}>{t('send.cancel')}</Button>
        </div>
      }
    >
      <div className="upload">
        <Choose onFiles={add} />
        {hasTooMany && (
          <InfoBar severity="warning" title={t('send.tooMany', { most: maxFilesAtOnce })} />
        )}
        {isChecked && problem !== undefined && problem !== 'kind' && (
          <InfoBar severity="error" title={t(`send.${problem}`)} />
        )}
        {files.length > 1 && (
          <Select
            aria-label={t('send.kindOfAll')}
            className="upload__kind"
            placeholder={t('send.kindOfAll')}
            value={null}
            options={kindOptions}
            onChange={(kind) => kind && setKinds(kind)}
          />
        )}
        <ul className="upload__files" aria-label={t('send.list')}>
          {files.map((file) => (
            <UploadRow
              key={file.key}
              file={file}
              isChecked={isChecked}
              onKind={(kind) => setKind(file.key, kind)}
              onRemove={() => remove(file.key)}
              onRetry={() => retry(file.key)}
            />
          ))}
        </ul>
        <p className="adv-muted upload__preparing" aria-live="polite">
          {preparing > 0 && t('send.preparing', { count: preparing })}
        </p>
        <LeftFiles files={left} onAdd={(file) => addLeft([file])} onFiles={add} />
      </div>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('send.leave.title')}
        confirmLabel={t('send.leave.confirm')}
        cancelLabel={t('send.leave.stay')}
        onConfirm={discard}
        onCancel={() => setIsAsking(false)}
      >
        {t('send.leave.text')}
      </ConfirmDialog>
      <LeaveQuestion guard={guard} title={t('send.leave.title')}>
        {t('send.leave.text')}
      </LeaveQuestion>
    </Drawer>
  );
}

/** Why they cannot be saved yet. */
function problemOf(
  files: readonly SendingFile[],
): 'nothing' | 'refused' | 'sending' | 'kind' | undefined {
  if (files.length === 0) return 'nothing';
  if (files.some(({ state }) => state === 'refused' || state === 'failed')) return 'refused';
  if (files.some(({ state }) => state === 'signedOut')) return 'sending';
  if (files.some(({ kind }) => kind === undefined)) return 'kind';
  return files.every(({ state }) => state === 'done') ? undefined : 'sending';
}

/** Where files are dropped, pasted, chosen or photographed. */
function Choose({ onFiles }: { onFiles: (chosen: Chosen) => void }) {
  const { t } = useTranslation('case-documents');
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const paste = useRef(onFiles);
  useEffect(() => {
    paste.current = onFiles;
  });
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData !== null && areFiles(clipboardData))
        paste.current(chosenFiles(clipboardData));
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
  const chosen = ({ target }: { target: HTMLInputElement }) => {
    onFiles({ files: [...(target.files ?? [])], folders: [] });
    // The same file may be chosen again.
    target.value = '';
  };
  return (
    <DropArea onDrop={(dropped) => areFiles(dropped) && onFiles(chosenFiles(dropped))}>
      <p>{t('send.drop')}</p>
      <input
        ref={input}
        className="adv-hidden"
        type="file"
        multiple
        tabIndex={-1}
        aria-label={t('send.files')}
        accept={allowedExtensions.join(',')}
        onChange={chosen}
      />
      <input
        ref={camera}
        className="adv-hidden"
        type="file"
        accept="image/*"
        capture="environment"
        tabIndex={-1}
        aria-label={t('send.photograph')}
        onChange={chosen}
      />
      <div className="adv-actions">
        <Button icon={<UploadOutlined aria-hidden />} onClick={() => input.current?.click()}>
          {t('send.choose')}
        </Button>
        <Button className="upload__camera" onClick={() => camera.current?.click()}>
          {t('send.photograph')}
        </Button>
      </div>
      <p className="adv-muted">{t('send.limits', uploadLimits)}</p>
    </DropArea>
  );
}
