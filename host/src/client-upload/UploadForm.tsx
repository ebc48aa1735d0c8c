import { isApiError } from '@advisor/api-client/api-error';
import { allowedExtensions } from '@advisor/contracts/documents/upload-problem';
import { useRef, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientLinkCalls, OpenedLink } from './client-link';
import { FileRow } from './FileRow';
import { fileLimits } from './file-limits';
import { SentFiles } from './SentFiles';
import { useOnce } from './use-once';
import { useFiles } from './use-files';

interface UploadFormProps {
  link: OpenedLink;
  calls: ClientLinkCalls;
  /** Something was handed over, or the link is closed. */
  onChange: (isSent: boolean) => Promise<void>;
}

/** What is wanted, where files are chosen or photographed, and what was sent before. */
export function UploadForm(props: UploadFormProps) {
  // What was handed over leaves the list of the chosen ones.
  return <Chosen key={props.link.opened.files.length} {...props} />;
}

function Chosen({ link, calls, onChange }: UploadFormProps) {
  const { t } = useTranslation('client-upload');
  const { headers } = calls;
  const { files, add, remove, retry } = useFiles({
    link,
    headers,
    onClosed: () => void onChange(false),
  });
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useOnce(link);
  const choose = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const onFiles = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setProblem(undefined);
    add([...(target.files ?? [])]);
    // The same file may be chosen again.
    target.value = '';
  };
  const send = () => {
    if (files.length === 0) return setProblem(t('nothing'));
    const guids = files.flatMap(({ guid, state }) => (state === 'done' && guid ? [guid] : []));
    if (guids.length < files.length) return setProblem(t('notReady'));
    void run(
      async () => {
        setProblem(undefined);
        await calls.handOver(guids);
        await onChange(true);
      },
      (error) => {
        const isClosed = isApiError(error) && [403, 404].includes(error.status ?? 0);
        if (isClosed) void onChange(false);
        else setProblem((isApiError(error) && error.messages[0]?.message) || t('sendFailed'));
      },
    );
  };
  return (
    <>
      <section aria-labelledby="papers">
        <h2 id="papers">{t('papers')}</h2>
        <ul className="client-upload__papers">
          {link.opened.papers.map((paper) => (
            <li key={paper}>{paper}</li>
          ))}
        </ul>
      </section>
      <div className="client-upload__form">
        <div className="client-upload__ways">
          <button
            type="button"
            className="client-upload__button"
            onClick={() => choose.current?.click()}
          >
            {t('choose')}
          </button>
          <button
            type="button"
            className="client-upload__button client-upload__camera"
            onClick={() => camera.current?.click()}
          >
            {t('camera')}
          </button>
        </div>
        <input
          ref={choose}
          type="file"
          hidden
          multiple
          aria-label={t('files')}
          accept={allowedExtensions.join(',')}
          onChange={onFiles}
        />
        <input
          ref={camera}
          type="file"
          hidden
          aria-label={t('camera')}
          accept="image/*"
          capture="environment"
          onChange={onFiles}
        />
        <p className="client-upload__hint">{t('limits', fileLimits)}</p>
        {files.length > 0 && (
          <ul className="client-upload__files" aria-label={t('list')}>
            {files.map((file) => (
              <FileRow
                key={file.key}
                file={file}
                onRemove={() => remove(file)}
                onRetry={() => retry(file)}
              />
            ))}
          </ul>
        )}
        <p className="client-upload__problem" role="alert">
          {problem}
        </p>
        <button
          type="button"
          className="client-upload__main-button"
          aria-busy={isBusy}
          onClick={send}
        >
          {files.length === 0 ? t('sendNone') : t('send', { count: files.length })}
        </button>
      </div>
      <SentFiles files={link.opened.files} />
    </>
  );
}
