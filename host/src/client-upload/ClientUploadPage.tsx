import { isApiError } from '@advisor/api-client/api-error';
import type { ClientLink } from '@advisor/contracts/client-requests/link';
import { formatLongDate } from '@advisor/i18n/format';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clientLink, isOpened } from './client-link';
import { CodeForm } from './CodeForm';
import { UploadForm } from './UploadForm';

type Shown = { link: ClientLink; isSent?: boolean } | 'loading' | 'none' | 'failed';

/** What a client sees of a personal link: who asks, then the code, then what to send. */
export function ClientUploadPage({ token }: { token: string }) {
  const { t } = useTranslation('client-upload');
  const calls = useMemo(() => clientLink(token), [token]);
  const [shown, setShown] = useState<Shown>('loading');
  const read = useCallback(
    async (isSent = false) => {
      try {
        setShown({ link: await calls.read(), isSent });
      } catch (error) {
        setShown(isApiError(error) && error.status === 404 ? 'none' : 'failed');
      }
    },
    [calls],
  );
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void read();
  }, [read]);
  if (shown === 'loading')
    return (
      <Frame title={t('title')}>
        <output>{t('loading')}</output>
      </Frame>
    );
  if (shown === 'none')
    return (
      <Frame title={t('none.title')}>
        <p>{t('none.text')}</p>
      </Frame>
    );
  if (shown === 'failed')
    return (
      <Frame title={t('failed.title')}>
        <p>{t('failed.text')}</p>
        <button type="button" className="client-upload__main-button" onClick={() => void read()}>
          {t('failed.retry')}
        </button>
      </Frame>
    );
  const { link, isSent = false } = shown;
  const day = formatLongDate(link.validTo);
  if (isOpened(link) && isSent)
    return (
      <Frame key="sent" title={t('thanks.title')}>
        <p>{t('thanks.text', { day })}</p>
        <UploadForm link={link} calls={calls} onChange={read} />
      </Frame>
    );
  return (
    <Frame key={isOpened(link) ? 'open' : 'code'} title={t('title')}>
      <p>{t('asks', { name: link.advisorName, day })}</p>
      {isOpened(link) ? (
        <UploadForm link={link} calls={calls} onChange={read} />
      ) : (
        <CodeForm link={link} calls={calls} onChange={read} />
      )}
    </Frame>
  );
}

const focus = (heading: HTMLHeadingElement | null) => heading?.focus();

/** The bank's head above what the page says; a reader of the screen begins at its title. */
function Frame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('client-upload');
  return (
    <div className="client-upload">
      <header className="client-upload__header">
        <svg className="client-upload__mark" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 11.2 12 4l9 7.2V20a1 1 0 0 1-1 1h-5.5v-6h-5v6H4a1 1 0 0 1-1-1z" />
        </svg>
        {t('bank')}
      </header>
      <main className="client-upload__main">
        <h1 key={title} ref={focus} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
    </div>
  );
}
