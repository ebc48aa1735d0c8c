import { formatFileSize } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';
import { fileLimits } from './file-limits';
import type { ChosenFile } from './use-files';

interface FileRowProps {
  file: ChosenFile;
  onRemove: () => void;
  onRetry: () => void;
}

/** A chosen file: how far it is, or what is wrong with it. */
export function FileRow({ file, onRemove, onRetry }: FileRowProps) {
  const { t } = useTranslation('client-upload');
  const { name, size } = file;
  return (
    <li className="client-upload__file">
      <div className="client-upload__file-head">
        <span className="client-upload__name">
          {name} <span className="client-upload__hint">{formatFileSize(size)}</span>
        </span>
        <button
          type="button"
          className="client-upload__link"
          aria-label={t('removeOf', { name })}
          onClick={onRemove}
        >
          {t('remove')}
        </button>
      </div>
      <State file={file} onRetry={onRetry} />
    </li>
  );
}

function State({ file, onRetry }: Omit<FileRowProps, 'onRemove'>) {
  const { t } = useTranslation('client-upload');
  const { name, state, share, problem, words } = file;
  if (problem !== undefined)
    return (
      <p className="client-upload__problem" role="alert">
        {t(`problem.${problem}`, fileLimits)}
      </p>
    );
  if (state === 'failed')
    return (
      <p className="client-upload__problem" role="alert">
        {words ?? t('state.noAnswer')}{' '}
        {words === undefined && (
          <button
            type="button"
            className="client-upload__link"
            aria-label={t('retryOf', { name })}
            onClick={onRetry}
          >
            {t('retry')}
          </button>
        )}
      </p>
    );
  if (state === 'done') return <p className="client-upload__done">{t('state.done')}</p>;
  const percent = Math.round(share * 100);
  return (
    <div className="client-upload__progress">
      <progress max={100} value={percent} aria-label={t('progress', { name })} />
      <span>
        {state === 'broken'
          ? t('state.broken')
          : t(percent < 100 ? 'state.sending' : 'state.checking', { percent })}
      </span>
    </div>
  );
}
