import { Question } from '@advisor/ui/components/Question';
import { useTranslation } from 'react-i18next';
import type { ConflictQuestion } from './use-save-offer';
import './conflict.css';

/** What the new rates change, before an offer is kept with them. */
export function ConflictDialog({ question }: { question: ConflictQuestion | undefined }) {
  const { t } = useTranslation('modelation');
  return (
    <Question
      open={question !== undefined}
      title={t('conflict.title')}
      confirmLabel={t('conflict.takeOver')}
      cancelLabel={t('conflict.back')}
      onConfirm={() => question?.answer(true)}
      onCancel={() => question?.answer(false)}
    >
      <p>{t('conflict.text')}</p>
      {question && question.changes.length > 0 ? (
        <table className="modelation-changes" aria-label={t('conflict.title')}>
          <thead>
            <tr>
              <th scope="col">{t('compare.fact')}</th>
              <th scope="col">{t('conflict.seen')}</th>
              <th scope="col">{t('conflict.now')}</th>
            </tr>
          </thead>
          <tbody>
            {question.changes.map(({ fact, seen, now }) => (
              <tr key={fact}>
                <th scope="row">{fact}</th>
                <td>{seen}</td>
                <td>{now}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <ul className="modelation-conflict">
          {question?.messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </Question>
  );
}
