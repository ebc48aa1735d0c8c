import { onDraftFound } from '@advisor/forms/drafts';
import { notify } from '@advisor/shell/notifications';
import { getI18n } from 'react-i18next';

/** Of this tab alone; on the way over sign-in. */
const storageKey = 'advisor.ended-session';

/** The page is left because its session has ended, not because the user wanted to. */
export function markEndedSession(): void {
  try {
    sessionStorage.setItem(storageKey, '1');
  } catch {
    // What was typed comes back without a word.
  }
}

function takeMark(): boolean {
  try {
    const isMarked = sessionStorage.getItem(storageKey) !== null;
    sessionStorage.removeItem(storageKey);
    return isMarked;
  } catch {
    return false;
  }
}

/** After a session that has ended by itself: says, once, that what was typed is back. */
export function announceRestoredDrafts(): void {
  if (!takeMark()) return;
  onDraftFound(() =>
    notify({
      key: 'restored-drafts',
      type: 'info',
      autoHide: true,
      title: getI18n().t('host:session.restored'),
    }),
  );
}
