import { serverNow } from '@advisor/api-client/server-clock';
import { formatDateTime, formatTime } from '@advisor/i18n/format';
import { Section } from '@advisor/ui/components/Section';
import { Button } from '@advisor/ui/core';
import { useTranslation } from 'react-i18next';
import { CaseResults } from './CaseResults';
import { useUndoHandover, type Handover } from './handovers.queries';

/** Who was given which cases, and a way back for a while. */
export function HandoverList({ handovers }: { handovers: readonly Handover[] }) {
  const { t } = useTranslation('admin-change-case-owner');
  return (
    <Section title={t('history.title')}>
      {handovers.length === 0 && <p className="adv-muted">{t('history.none')}</p>}
      <ul className="admin-rows">
        {handovers.map((handover) => (
          <HandoverRow key={handover.handoverId} handover={handover} />
        ))}
      </ul>
    </Section>
  );
}

function HandoverRow({ handover }: { handover: Handover }) {
  const { t } = useTranslation('admin-change-case-owner');
  const undo = useUndoHandover(handover.handoverId);
  const { happenedOn, changedBy, owner, reason, cases } = handover;
  const { undoableUntil, undoneOn, undoneBy } = handover;
  const isUndoable =
    undoneOn === undefined &&
    new Date(undoableUntil) >= serverNow() &&
    cases.some(({ result }) => result === 'moved');
  return (
    <li>
      <div>
        <p>
          <strong>{t('history.to', { owner: owner.name })}</strong>
        </p>
        <CaseResults cases={cases} />
        {reason !== undefined && <p>{t('history.reason', { reason })}</p>}
        <p className="adv-muted">
          {t('history.by', { on: formatDateTime(happenedOn), by: changedBy })}
          {undoneOn !== undefined &&
            ` · ${t('history.undoneOn', { on: formatDateTime(undoneOn), by: undoneBy ?? '' })}`}
          {isUndoable && ` · ${t('history.undoUntil', { until: formatTime(undoableUntil) })}`}
        </p>
      </div>
      {isUndoable && (
        <Button
          aria-label={`${t('history.undo')}: ${t('history.to', { owner: owner.name })}`}
          loading={undo.isRunning}
          onClick={() => undo.run()}
        >
          {t('history.undo')}
        </Button>
      )}
    </li>
  );
}
