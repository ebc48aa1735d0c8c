import { LockOutlined, RightOutlined } from '@advisor/ui/icons';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface HubCardProps {
  /** Its icon, or its number among the steps. */
  icon: ComponentType<{ 'aria-hidden'?: boolean }> | number;
  title: string;
  /** What the step is about, or what is the matter with it. */
  text: ReactNode;
  /** Why it can only be looked at. */
  lock?: string | undefined;
  chip: ReactNode;
  /** Where the card leads; without it and `onOpen` it is closed. */
  to?: string | undefined;
  onOpen?: (() => void) | undefined;
  /** The step to go on with. */
  isNext?: boolean;
}

/** One step or action of the hub; the whole card opens it. */
export function HubCard({ icon: Icon, title, text, lock, chip, to, onOpen, isNext }: HubCardProps) {
  const isOpen = to !== undefined || onOpen !== undefined;
  const name = (
    <>
      {title}
      {isOpen && <RightOutlined className="hub-card__arrow" aria-hidden />}
    </>
  );
  return (
    <li className="hub-card" data-open={isOpen} aria-current={isNext ? 'step' : undefined}>
      <span className="hub-card__icon" aria-hidden>
        {typeof Icon === 'number' ? Icon : <Icon />}
      </span>
      <h3 className="hub-card__title">
        {to !== undefined ? (
          <Link className="hub-card__open" to={to}>
            {name}
          </Link>
        ) : onOpen ? (
          <button type="button" className="hub-card__open" onClick={onOpen}>
            {name}
          </button>
        ) : (
          name
        )}
      </h3>
      <div className="hub-card__text">
        <p>{text}</p>
        {lock !== undefined && (
          <p className="hub-card__lock">
            <LockOutlined aria-hidden /> {lock}
          </p>
        )}
      </div>
      <span className="hub-card__chip">{chip}</span>
    </li>
  );
}
