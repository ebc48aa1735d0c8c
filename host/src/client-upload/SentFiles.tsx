import { formatFileSize } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';
import type { OpenedLink } from './client-link';

/** What was handed over before: names and how they stand, nothing more. */
export function SentFiles({ files }: { files: OpenedLink['opened']['files'] }) {
  const { t } = useTranslation('client-upload');
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="sent">
      <h2 id="sent">{t('sent')}</h2>
      <ul className="client-upload__files">
        {files.map(({ guid, fileName, size, state, reason }) => (
          <li key={guid} className="client-upload__file">
            <div className="client-upload__file-head">
              <span className="client-upload__name">
                {fileName} <span className="client-upload__hint">{formatFileSize(size)}</span>
              </span>
              <span className={`client-upload__state client-upload__state--${state}`}>
                {t(`fileState.${state}`)}
              </span>
            </div>
            {reason !== undefined && <p>{t('reason', { reason })}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
