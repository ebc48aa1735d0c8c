import { create } from 'zustand';

export interface Notification {
  id: string;
  type: 'error' | 'warning' | 'info' | 'success' | 'processing';
  title: string;
  description?: string;
  traceId?: string;
  button?: { label: string; action: () => void };
  /** Goes away by itself after 5 s. */
  autoHide?: boolean;
  hideCloseButton?: boolean;
  /** Survives a reset, and so a change of route. */
  persist?: boolean;
  /** A notification with the same key is replaced. */
  key?: string;
}

/** Auto-hidden notifications stay this long. */
export const autoHideMs = 5_000;
/** Simple error states clear after this long. */
export const timeOutMs = 15_000;

interface NotificationStore {
  notifications: readonly Notification[];
  /** @returns the id, for `remove` */
  add: (
    notification: Omit<Notification, 'id' | 'type'> & Partial<Pick<Notification, 'type'>>,
  ) => string;
  /** By id or by key. */
  remove: (idOrKey: string) => void;
  /** Keeps only persistent ones. */
  reset: () => void;
}

export const useNotificationStore = create<NotificationStore>()((set) => ({
  notifications: [],
  add: (notification) => {
    const added: Notification = { type: 'error', ...notification, id: crypto.randomUUID() };
    set(({ notifications }) => ({
      notifications: [
        ...notifications.filter(({ key }) => key === undefined || key !== added.key),
        added,
      ],
    }));
    return added.id;
  },
  remove: (idOrKey) =>
    set(({ notifications }) => ({
      notifications: notifications.filter(({ id, key }) => id !== idOrKey && key !== idOrKey),
    })),
  reset: () =>
    set((store) => {
      const kept = store.notifications.filter(({ persist }) => persist);
      return kept.length === store.notifications.length ? store : { notifications: kept };
    }),
}));

/** For code outside React. */
export const notify = (notification: Parameters<NotificationStore['add']>[0]): string =>
  useNotificationStore.getState().add(notification);
