import { useTranslation } from 'react-i18next';
import { type Person, personName } from './person';
import './texts';

/** A user's name, and what tells namesakes apart. */
export function PersonNote({ person }: { person: Person }) {
  const { t } = useTranslation('admin-people');
  const kind = t(person.isInternal ? 'internal' : 'external');
  const number = person.isInternal ? (person.icp ?? person.cpm) : (person.cpm ?? person.icp);
  return (
    <span className="admin-choices__name">
      <strong>{personName(person)}</strong>{' '}
      <span className="adv-muted">{number === undefined ? kind : t('note', { kind, number })}</span>
    </span>
  );
}
