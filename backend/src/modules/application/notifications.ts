import type { NotificationKind } from '../../domain/notifications/tell-user';

export const taskMoved: NotificationKind = {
  kind: 'task-moved',
  name: 'Nový úkol, odpověď na úkol nebo jeho ukončení',
};
