import { allowedExtensions } from '@advisor/contracts/documents/upload-problem';
import { formatFileSize } from '@advisor/i18n/format';
import { DateText } from '@advisor/ui/components/DateText';
import { Button } from '@advisor/ui/core';
import { DeleteOutlined } from '@advisor/ui/icons';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chosen } from './chosen-files';
import { isWhole, type LeftFile, useForgetFile } from './left-files.queries';
import './left-files.css';

interface LeftFilesProps {
  files: readonly LeftFile[];
  /** One that has come whole is put to those that are saved. */
  onAdd: (file: LeftFile) => void;
  /** Chosen anew, to go on with one that has not. */
  onFiles: (chosen: Chosen) => void;
}

/** Files that were sent before and saved to no case: none is saved to this one unless somebody says so. */
export function LeftFiles({ files, onAdd, onFiles }: LeftFilesProps) {
  const { t } = useTranslation('case-documents');
  if (files.length === 0) return null;
  return (
    <section className="left-files" aria-label={t('left.title')}>
      <h3>{t('left.title')}</h3>
      <p className="adv-muted">{t('left.hint')}</p>
      <ul>
        {files.map((file) => (
          <Left key={file.guid} file={file} onAdd={() => onAdd(file)} onFiles={onFiles} />
        ))}
      </ul>
    </section>
  );
}

interface LeftProps extends Pick<LeftFilesProps, 'onFiles'> {
  file: LeftFile;
  onAdd: () => void;
}

function Left({ file, onAdd, onFiles }: LeftProps) {
  const { t } = useTranslation('case-documents');
  const { guid, fileName: name, size, keptTo } = file;
  const forget = useForgetFile(guid);
  return (
    <li>
      <div className="left-files__what">
        <p className="left-files__name">
          {name} <span className="adv-muted">{formatFileSize(size)}</span>
        </p>
        <p className="adv-muted">
          {wayOf(file) === 'whole' ? t('left.whole') : t('left.part', { percent: percentOf(file) })}{' '}
          {t('left.keptTo')} <DateText value={keptTo} as="dateTime" />
        </p>
      </div>
      <div className="adv-actions">
        {wayOf(file) === 'whole' && (
          <Button size="small" aria-label={t('left.addOf', { name })} onClick={onAdd}>
            {t('left.add')}
          </Button>
        )}
        {wayOf(file) === 'goesOn' && <GoOn name={name} onFiles={onFiles} />}
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          loading={forget.isRunning}
          aria-label={t('left.removeOf', { name })}
          onClick={() => forget.run()}
        />
      </div>
    </li>
  );
}

/** Only what is known to the byte can be gone on with. */
const wayOf = (file: LeftFile): 'whole' | 'goesOn' | 'anew' =>
  isWhole(file) ? 'whole' : file.sha256 === undefined ? 'anew' : 'goesOn';

const percentOf = ({ received, size }: LeftFile) => Math.floor((received / size) * 100);

function GoOn({ name, onFiles }: Pick<LeftFilesProps, 'onFiles'> & { name: string }) {
  const { t } = useTranslation('case-documents');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        className="adv-hidden"
        type="file"
        tabIndex={-1}
        aria-label={t('left.fileOf', { name })}
        accept={allowedExtensions.join(',')}
        onChange={({ target }) => {
          onFiles({ files: [...(target.files ?? [])], folders: [] });
          target.value = '';
        }}
      />
      <Button
        size="small"
        aria-label={t('left.goOnOf', { name })}
        onClick={() => input.current?.click()}
      >
        {t('left.goOn')}
      </Button>
    </>
  );
}
