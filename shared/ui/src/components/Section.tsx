import { useId, type ReactNode } from 'react';

interface SectionProps {
  title?: string;
  /** Beside the title, right. */
  actions?: ReactNode;
  /** `inner` is the second and last level of cards. */
  level?: 'card' | 'inner';
  children: ReactNode;
}

/** A titled card. At most two levels deep. */
export function Section({ title, actions, level = 'card', children }: SectionProps) {
  const id = useId();
  const Heading = level === 'card' ? 'h2' : 'h3';
  return (
    <section className={`adv-section adv-section--${level}`} aria-labelledby={title && id}>
      {(title ?? actions) && (
        <div className="adv-section__head">
          {title && <Heading id={id}>{title}</Heading>}
          {actions && <div className="adv-actions">{actions}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
