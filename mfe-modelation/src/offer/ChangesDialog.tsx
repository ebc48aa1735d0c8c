import { PlainTable } from '@advisor/ui/components/PlainTable';
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
        <PlainTable
          label={title}
          rows={changes}
          rowKey={({ fact }) => fact}
          columns={[
            { title: t('compare.fact'), render: ({ fact }) => fact },
            { title: t('conflict.seen'), render: ({ seen }) => seen },
            { title: t('conflict.now'), render: ({ now }) => <strong>{now}</strong> },
          ]}
        />
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
