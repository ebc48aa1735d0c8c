import type { NotificationKind } from '../../domain/notifications/tell-user';

export const documentSigned: NotificationKind = {
  kind: 'document-signed',
  name: 'Klient podepsal dokument, nebo podpis odmítl',
};
