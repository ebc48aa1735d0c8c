import type { NotificationKind } from '../../domain/notifications/tell-user';

export const decided: NotificationKind = { kind: 'decided', name: 'Rozhodnutí o žádosti' };
export const sentForDecision: NotificationKind = {
  kind: 'sent-for-decision',
  name: 'Žádost čeká na vaše rozhodnutí',
};
