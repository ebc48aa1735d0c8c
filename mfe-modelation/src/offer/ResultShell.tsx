import { LiveRegion } from '@advisor/ui/components/LiveRegion';
import { CloseCircleOutlined } from '@advisor/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Blank } from './Blank';
import { FindingsSummary } from './FindingsSummary';
import type { ResultLook } from './result-look';
import { StaleNotice } from './StaleNotice';
import type { LiveAnswer } from './use-live-answer';
import './result.css';

interface ResultShellProps {
  live: Pick<LiveAnswer<unknown>, 'answer' | 'state' | 'isOutdated' | 'error' | 'retry'>;
  look: ResultLook;
  /** Over everything: the offer that it is of. */
  heading?: ReactNode;
  /** What the main number is, the number, and what has moved. */
  title: string;
  value: string | undefined;
  delta: ReactNode;
  note: ReactNode;
  /** The result in a sentence, for who does not see it. */
  announcement: string | undefined;
  /** Leads to the field that a finding speaks of. */
  onOpen: (field: string) => void;
  /** Buttons that mend what is not offered. */
  remedies?: ReactNode;
  actions: ReactNode;
  /** Under the actions. */
  footer?: ReactNode;
  /** The other numbers; they stand blank while they are on their way. */
  children: ReactNode;
}

/**
 * The result beside the form. It follows each key, and is the answer in one of its looks only: a
 * number of something else is never shown as if it were of what stands in the form.
 */
export function ResultShell({
  live: { answer, state, isOutdated, error, retry },
  look,
  heading,
  title,
  value,
  delta,
  note,
  announcement,
  onOpen,
  remedies,
  actions,
  footer,
  children,
}: ResultShellProps) {
  const { t } = useTranslation(['modelation', 'common']);
  const isRefusedUnseen = look === 'notOffered' && isOutdated;
  return (
    <section
      id="modelation-result"
      className="modelation-result"
      aria-label={t('result.title')}
      aria-busy={state === 'calculating'}
      data-look={look}
    >
      {heading}
      <div className="modelation-result__main">
        <h2>{title}</h2>
        <p className="modelation-result__payment">
          {look === 'calculating' ? (
            <>
              <strong>
                <Blank />
              </strong>
              <span className="adv-muted">{t('result.calculating')}</span>
            </>
          ) : (
            <>
              <strong>{isRefusedUnseen ? '–' : (value ?? '–')}</strong>
              {look === 'valid' && delta}
            </>
          )}
        </p>
        <p className="adv-muted">{isRefusedUnseen ? '\u00A0' : note}</p>
        <LiveRegion>
          {look === 'valid' && state === 'current' && announcement}
          {look === 'notOffered' && state !== 'calculating' && t('result.notOffered')}
          {answer === undefined && state === 'calculating' && t('common:loading')}
        </LiveRegion>
      </div>
      {look === 'notOffered' ? (
        <div className="modelation-refused">
          <h3>
            <CloseCircleOutlined aria-hidden /> {t('result.notOffered')}
          </h3>
          <FindingsSummary severity="error" onOpen={onOpen} />
          {remedies}
        </div>
      ) : (
        <StaleNotice state={state} error={error} retry={retry} />
      )}
      {!isRefusedUnseen && (answer !== undefined || state === 'calculating') && children}
      <FindingsSummary severity="warning" onOpen={onOpen} />
      <div className="modelation-result__actions">{actions}</div>
      {footer && <p className="modelation-result__validity adv-muted">{footer}</p>}
    </section>
  );
}
