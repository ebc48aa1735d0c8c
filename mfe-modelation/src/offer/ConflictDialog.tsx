import { useTranslation } from 'react-i18next';
import { Question } from './Question';
import type { ConflictQuestion } from './use-keep-offer';
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
      <ul className="modelation-conflict">
        {question?.messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Question>
  );
}
