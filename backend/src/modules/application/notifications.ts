import type { NotificationKind } from '../../domain/notifications/tell-user';

export const taskMoved: NotificationKind = {
  kind: 'task-moved',
  name: 'Nový úkol, odpověď na úkol nebo jeho ukončení',
};

export const taskOfTeam: NotificationKind = {
  kind: 'task-of-team',
  name: 'Úkol týmu, který nikdo nemá',
};

export const taskReminded: NotificationKind = {
  kind: 'task-reminded',
  name: 'Vlastní připomínka úkolu',
};
