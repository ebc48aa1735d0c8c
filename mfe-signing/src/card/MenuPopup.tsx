import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { MenuPlace } from './menu-place';

export interface MenuItem {
  key: string;
  label: string;
  danger?: boolean;
  onSelect: () => void;
}

interface MenuPopupProps {
  label: string;
  items: readonly MenuItem[];
  place: MenuPlace;
  trigger: RefObject<HTMLElement | null>;
  onSelect: (item: MenuItem) => void;
  onClose: () => void;
}

const step: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
const itemSelector = '[role=menuitem]';

/** A menu with the focus in it: arrows move, Esc and Tab close, and so does scrolling away. */
export function MenuPopup({ label, items, place, trigger, onSelect, onClose }: MenuPopupProps) {
  const menu = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    menu.current?.querySelector<HTMLElement>(itemSelector)?.focus({ preventScroll: true });
    const leave = () => close();
    window.addEventListener('scroll', leave, { capture: true, passive: true });
    window.addEventListener('resize', leave);
    return () => {
      window.removeEventListener('scroll', leave, { capture: true });
      window.removeEventListener('resize', leave);
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const all = [...(menu.current?.querySelectorAll<HTMLElement>(itemSelector) ?? [])];
    const at = all.indexOf(event.target as HTMLElement);
    const by = step[event.key];
    if (by !== undefined) all.at((at + by) % all.length)?.focus();
    else if (event.key === 'Home') all[0]?.focus();
    else if (event.key === 'End') all.at(-1)?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') {
      trigger.current?.focus();
      onClose();
    } else return;
    // Tab goes on from the button.
    if (event.key !== 'Tab') event.preventDefault();
  };
  // Outside of the card, which as a container is where anything fixed in it would be placed.
  return createPortal(
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className="sig-menu"
      style={{ ...place }}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        const isInside = menu.current?.contains(relatedTarget) || relatedTarget === trigger.current;
        if (!isInside) onClose();
      }}
    >
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="sig-menu__item"
          data-danger={item.danger}
          onClick={() => onSelect(item)}
        >
          {item.label}
        </button>
      ))}
    </div>,
    document.body,
  );
}
