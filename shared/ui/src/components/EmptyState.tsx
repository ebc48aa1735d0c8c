import type { ReactNode } from 'react';
import { InboxOutlined } from '../icons';

interface EmptyStateProps {
  title: string;
  /** What the user can do about it. */
  description?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
}

/** Nothing to show, and what to do next. */
export function EmptyState({ title, description, icon, action }: EmptyStateProps) {
  return (
    <div className="adv-state">
      <span className="adv-state__icon" aria-hidden>
        {icon ?? <InboxOutlined />}
      </span>
      <p className="adv-state__title">{title}</p>
      {description && <p className="adv-state__text">{description}</p>}
      {action}
    </div>
  );
}
