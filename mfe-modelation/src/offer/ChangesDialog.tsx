import { Question } from '@advisor/ui/components/Question';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Change } from './changes';
import './conflict.css';

interface ChangesDialogProps extends Omit<ComponentProps<typeof Question>, 'children' | 'title'> {
  title: string;
  text: string;
  changes: readonly Change[];
  /** Sentences, where numbers do not tell it. */
  messages: readonly string[];
}

/** What other rates change about an offer, put as a question. */
export function ChangesDialog({ title, text, changes, messages, ...question }: ChangesDialogProps) {
  const { t } = useTranslation('modelation');
  return (
    <Question title={title} {...question}>
      <p>{text}</p>
      {changes.length > 0 && (
        <table className="modelation-changes" aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('compare.fact')}</th>
              <th scope="col">{t('conflict.seen')}</th>
              <th scope="col">{t('conflict.now')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ fact, seen, now }) => (
              <tr key={fact}>
                <th scope="row">{fact}</th>
                <td>{seen}</td>
                <td>{now}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {messages.length > 0 && (
        <ul className="modelation-conflict">
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </Question>
  );
}
