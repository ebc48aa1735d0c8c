import { LiveRegion } from '@advisor/ui/components/LiveRegion';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FindingsSummary } from './FindingsSummary';
import { StaleNotice } from './StaleNotice';
import type { LiveAnswer } from './use-live-answer';
import './result.css';

interface ResultShellProps {
  live: Pick<LiveAnswer<unknown>, 'answer' | 'state' | 'error' | 'retry'>;
  /** What the main number is, the number, and what has moved. */
  title: string;
  value: string | undefined;
  delta: ReactNode;
  note: ReactNode;
  /** The result in a sentence, for who does not see it. */
  announcement: string | undefined;
  /** Leads to the field that a finding speaks of. */
  onOpen: (field: string) => void;
  actions: ReactNode;
  /** Under the actions. */
  footer?: ReactNode;
  /** The other numbers; they stand blank while they are on their way. */
  children: ReactNode;
}

/** The result beside the form: it follows each key, and what was good last stays until then. */
export function ResultShell({
  live: { answer, state, error, retry },
  title,
  value,
  delta,
  note,
  announcement,
  onOpen,
  actions,
  footer,
  children,
}: ResultShellProps) {
  const { t } = useTranslation(['modelation', 'common']);
  return (
    <section
      id="modelation-result"
      className="modelation-result"
      aria-label={t('result.title')}
      aria-busy={state === 'calculating'}
      data-stale={state === 'failed' || state === 'incomplete'}
    >
      <div className="modelation-result__main">
        <h2>{title}</h2>
        <p className="modelation-result__payment">
          <strong>{value ?? '–'}</strong>
          {delta}
        </p>
        <p className="adv-muted">{note}</p>
        <LiveRegion>
          {state === 'current' && announcement}
          {answer === undefined && state === 'calculating' && t('common:loading')}
        </LiveRegion>
      </div>
      <StaleNotice state={state} error={error} retry={retry} />
      {(answer !== undefined || state === 'calculating') && children}
      <FindingsSummary onOpen={onOpen} />
      <div className="modelation-result__actions">{actions}</div>
      {footer && <p className="modelation-result__validity adv-muted">{footer}</p>}
    </section>
  );
}
