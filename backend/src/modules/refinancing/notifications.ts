import type { NotificationKind } from '../../domain/notifications/tell-user';

export const loanMoved: NotificationKind = {
  kind: 'loan-moved',
  name: 'Oznámení o konci fixace, účinnost nebo zrušení změny úvěru',
};
