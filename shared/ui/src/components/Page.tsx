import type { ReactNode } from 'react';
import { Skeleton } from './Skeleton';

interface PageProps {
  title: string;
  /** Above the title, where the layout does not show one. */
  breadcrumb?: ReactNode;
  /** Beside the title: a `StatusChip`. */
  state?: ReactNode;
  /** Right of the title, the primary one last. */
  actions?: ReactNode;
  /** One line under the title. */
  description?: ReactNode;
  /** Shows a skeleton of the same height instead of the children. */
  loading?: boolean;
  /** `form` keeps lines readable beside a client. */
  width?: 'full' | 'form';
  children?: ReactNode;
}

/** Header and body of every screen: breadcrumb, title, state, actions, always in the same place. */
export function Page({
  title,
  breadcrumb,
  state,
  actions,
  description,
  loading = false,
  width = 'full',
  children,
}: PageProps) {
  return (
    <div className={`adv-page adv-page--${width}`} aria-busy={loading}>
      <header className="adv-page__header">
        {breadcrumb}
        <div className="adv-page__title">
          <div className="adv-page__name">
            {/* The layout moves the focus here after a navigation. */}
            <h1 tabIndex={-1}>{title}</h1>
            {state}
            {description && <p className="adv-page__description">{description}</p>}
          </div>
          {actions && <div className="adv-actions">{actions}</div>}
        </div>
      </header>
      {loading ? <Skeleton rows={8} /> : children}
    </div>
  );
}
