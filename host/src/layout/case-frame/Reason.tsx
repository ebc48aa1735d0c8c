import { useId, useRef, type ReactNode, type ToggleEvent } from 'react';

interface ReasonProps {
  /** The name of the button where its content is none. */
  label?: string;
  className: string;
  /** What stands in the button. */
  children: ReactNode;
  sentences: readonly string[];
}

const gap = 8;

/**
 * A button that says why: to the pointer over it, to the keyboard on it and to a finger that taps it. A
 * screen reader hears the sentences with the button.
 */
export function Reason({ label, className, children, sentences }: ReasonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const place = ({ newState }: ToggleEvent) => {
    if (newState !== 'open' || !button.current || !bubble.current) return;
    const { left, bottom } = button.current.getBoundingClientRect();
    const widest = window.innerWidth - bubble.current.offsetWidth - 2 * gap;
    bubble.current.style.left = `${Math.max(gap, Math.min(left, widest))}px`;
    bubble.current.style.top = `${bottom + window.scrollY + gap / 2}px`;
  };
  const show = () => bubble.current?.showPopover();
  const hide = () => bubble.current?.hidePopover();
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-describedby={id}
        popoverTarget={id}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && show()}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && hide()}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && show()}
        onBlur={hide}
      >
        {children}
      </button>
      <div ref={bubble} id={id} popover="auto" className="host-reason" onToggle={place}>
        {sentences.length > 1 ? (
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        ) : (
          sentences[0]
        )}
      </div>
    </>
  );
}
