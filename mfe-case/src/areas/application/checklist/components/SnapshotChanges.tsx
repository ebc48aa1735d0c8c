import { DateText } from '@advisor/ui/components/DateText';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { changesSince, type ItemChange } from '../checklist';
import type { ChecklistItem } from '../checklist.queries';
import { ItemStateChip } from './ItemStateChip';

interface SnapshotChangesProps {
  createdOn: string;
  createdBy: string | undefined;
  /** As the client got it. */
  handed: readonly ChecklistItem[];
  current: readonly ChecklistItem[];
}

/** When the client got the checklist, and what has changed since. */
export function SnapshotChanges({ createdOn, createdBy, handed, current }: SnapshotChangesProps) {
  const { t } = useTranslation('case-application');
  const changes = changesSince(handed, current);
  return (
    <Section title={t('checklist.snapshot.changes')}>
      <p className="adv-muted">
        {t('checklist.snapshot.handed')} <DateText value={createdOn} as="dateTime" />
        {createdBy !== undefined && `, ${createdBy}`}
      </p>
      {changes.length === 0 ? (
        <p>{t('checklist.snapshot.unchanged')}</p>
      ) : (
        <ul className="checklist-changes">
          {changes.map((change) => (
            <li key={`${change.id} ${change.kind}`}>
              <Change change={change} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Change({ change }: { change: ItemChange }) {
  const { t } = useTranslation('case-application');
  return (
    <>
      <span className="checklist-changes__name">{change.name}</span>
      {change.kind === 'state' ? (
        <span className="checklist-changes__states">
          <ItemStateChip state={change.from} />
          <span aria-hidden>→</span>
          <ItemStateChip state={change.to} />
        </span>
      ) : (
        <span className="adv-muted">{t(`checklist.change.${change.kind}`)}</span>
      )}
    </>
  );
}
