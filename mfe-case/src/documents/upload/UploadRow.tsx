import { formatFileSize } from '@advisor/i18n/format';
import { Button } from '@advisor/ui/core';
import { Select } from '@advisor/ui/entry';
import { CheckCircleOutlined, DeleteOutlined } from '@advisor/ui/icons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { kindOptions } from '../document-list';
import { uploadLimits } from './upload-limits';
import type { SendingFile } from './use-uploads';

interface UploadRowProps {
  file: SendingFile;
  /** Whether a missing kind is said. */
  isChecked: boolean;
  onKind: (kind: NonNullable<SendingFile['kind']>) => void;
  onRemove: () => void;
  onRetry: () => void;
}

/** A file on its way: how far it is, what it is, and what is wrong with it. */
export function UploadRow({ file, isChecked, onKind, onRemove, onRetry }: UploadRowProps) {
  const { t } = useTranslation('case-documents');
  const errorId = useId();
  const { name, size, kind, state } = file;
  const isKindMissing = isChecked && kind === undefined && state !== 'refused';
  return (
    <li className="upload-row">
      <div className="upload-row__head">
        <p className="upload-row__name">
          {name} <span className="adv-muted">{formatFileSize(size)}</span>
        </p>
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('send.remove', { name })}
          onClick={onRemove}
        />
      </div>
      <Progress file={file} onRetry={onRetry} />
      {state !== 'refused' && (
        <Select
          aria-label={t('send.kindOf', { name })}
          aria-invalid={isKindMissing}
          aria-describedby={isKindMissing ? errorId : undefined}
          status={isKindMissing ? 'error' : ''}
          placeholder={t('send.kindPlaceholder')}
          value={kind}
          options={kindOptions}
          onChange={onKind}
        />
      )}
      {isKindMissing && (
        <p id={errorId} className="adv-tone-error upload-row__error">
          {t('send.kindMissing')}
        </p>
      )}
    </li>
  );
}

function Progress({ file, onRetry }: Pick<UploadRowProps, 'file' | 'onRetry'>) {
  const { t } = useTranslation('case-documents');
  const { name, share, state, problem, words } = file;
  if (problem !== undefined)
    return (
      <p className="upload-row__error" role="alert">
        {t(`send.problem.${problem}`, uploadLimits)}
      </p>
    );
  if (state === 'failed' || state === 'signedOut')
    return (
      <div className="upload-row__error" role="alert">
        {words ?? t(state === 'signedOut' ? 'send.signedOut' : 'send.noAnswer')}
        {words === undefined && (
          <Button
            type="link"
            size="small"
            aria-label={t('send.retryOf', { name })}
            onClick={onRetry}
          >
            {t('send.retry')}
          </Button>
        )}
      </div>
    );
  if (state === 'done')
    return (
      <p className="upload-row__done">
        <CheckCircleOutlined aria-hidden /> {t('send.done')}
      </p>
    );
  const percent = Math.round(share * 100);
  return (
    <div className="upload-row__progress">
      <progress max={100} value={percent} aria-label={t('send.progress', { name })} />
      <span>
        {state === 'broken'
          ? t('send.broken')
          : t(percent < 100 ? 'send.sent' : 'send.checking', { percent })}
      </span>
    </div>
  );
}
