import { useTranslation } from 'react-i18next';
import type { Access } from './access-journal.queries';

/** Kinds that have a word; a later release may write others. */
const kinds = [
  'case',
  'client',
  'customerOnSA',
  'household',
  'salesArrangement',
  'documentOnSA',
  'offer',
  'signature',
  'deedOfOwnership',
  'mergedDocument',
  'journalOf',
] as const;

/** What was looked at, in words. */
export function useSubjectText(): (access: Access) => string {
  const { t } = useTranslation('admin-access-journal');
  return ({ subject, subjectId: id, clientName: name }) => {
    const kind = kinds.find((known) => known === subject);
    if (kind === undefined) return t('subject.other', { kind: subject, id });
    if (name !== undefined && kind === 'client') return t('subject.clientNamed', { name, id });
    if (name !== undefined && kind === 'customerOnSA')
      return t('subject.customerOnSANamed', { name });
    return t(`subject.${kind}`, { id });
  };
}
