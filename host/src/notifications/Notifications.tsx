import { useEffect, useRef } from 'react';
import {
  autoHideMs,
  timeOutMs,
  useNotificationStore,
  type Notification,
} from '@advisor/shell/notifications';
import { NotificationStack } from '@advisor/ui/components/NotificationStack';

/** How long a notification stays by itself, ms; undefined: until somebody removes it. */
export function lifetime({ autoHide, persist, type, button }: Notification): number | undefined {
  if (autoHide) return autoHideMs;
  return persist || type === 'processing' || button ? undefined : timeOutMs;
}

/**
 * The page's notifications. They do not go away while the pointer or the focus is among them, so
 * that there is time to read one and to copy its trace id.
 */
export function Notifications() {
  const { notifications, remove } = useNotificationStore();
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const isInUse = () => region.current?.matches(':hover, :focus-within') ?? false;
    const expire = (id: string, after: number) => {
      timers.set(
        id,
        setTimeout(() => (isInUse() ? expire(id, autoHideMs) : remove(id)), after),
      );
    };
    for (const notification of useNotificationStore.getState().notifications) {
      const after = lifetime(notification);
      if (after !== undefined) expire(notification.id, after);
    }
    const stop = useNotificationStore.subscribe(
      ({ notifications: now }, { notifications: before }) => {
        for (const added of now.filter((one) => !before.includes(one))) {
          const after = lifetime(added);
          if (after !== undefined) expire(added.id, after);
        }
      },
    );
    return () => {
      stop();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [remove]);

  return (
    <div ref={region}>
      <NotificationStack notifications={notifications} onClose={remove} />
    </div>
  );
}
