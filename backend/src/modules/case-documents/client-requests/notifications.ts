import type { NotificationKind } from '../../../domain/notifications/tell-user';

/** Something came by a personal link, or the link was blocked. */
export const clientSentPapers: NotificationKind = {
  kind: 'client-sent-papers',
  name: 'Podklady poslané klientem',
};
