import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Input, type InputRef } from '../input';
import { CloseOutlined, SearchOutlined } from '../icons';
import { Kbd } from './Kbd';
import { VisuallyHidden } from './VisuallyHidden';

interface SearchInputProps {
  /** Name for screen readers. */
  label: string;
  /** The searched text; a change from outside replaces what is typed. */
  value: string;
  /** After a pause in typing, at once on Enter and on clear. */
  onSearch: (text: string) => void;
  placeholder?: string;
  /** Pause in typing, ms. */
  debounceMs?: number;
  /** Key that moves the focus here from anywhere outside a field; null where there are more of them. */
  shortcut?: string | null;
  /** A search runs; shown without shifting anything. */
  busy?: boolean;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Search box with a debounce, a clear button and a shortcut. */
export function SearchInput({
  label,
  value,
  onSearch,
  placeholder,
  debounceMs = 300,
  shortcut = '/',
  busy = false,
}: SearchInputProps) {
  const { t } = useTranslation();
  const input = useRef<InputRef>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setText(value);
  }

  const search = useEffectEvent((next: string) => {
    clearTimeout(timer.current);
    setKnown(next);
    onSearch(next);
  });
  useEffect(() => {
    if (text === known) return;
    timer.current = setTimeout(() => search(text), debounceMs);
    return () => clearTimeout(timer.current);
  }, [text, known, debounceMs]);

  useEffect(() => {
    const focusOnKey = (event: KeyboardEvent) => {
      if (event.key !== shortcut || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus({ cursor: 'all' });
    };
    document.addEventListener('keydown', focusOnKey);
    return () => document.removeEventListener('keydown', focusOnKey);
  }, [shortcut]);

  const searchNow = (next: string) => {
    clearTimeout(timer.current);
    setText(next);
    setKnown(next);
    onSearch(next);
  };
  return (
    <search className="adv-search" aria-busy={busy}>
      <Input
        ref={input}
        type="text"
        aria-label={label}
        aria-keyshortcuts={shortcut ?? undefined}
        placeholder={placeholder}
        value={text}
        autoComplete="off"
        spellCheck={false}
        allowClear={{
          clearIcon: (
            <>
              <CloseOutlined aria-hidden />
              <VisuallyHidden>{t('action.clear')}</VisuallyHidden>
            </>
          ),
        }}
        prefix={<SearchOutlined aria-hidden />}
        suffix={text === '' && shortcut !== null && <Kbd keys={[shortcut]} />}
        onChange={({ target }) => (target.value === '' ? searchNow('') : setText(target.value))}
        onPressEnter={(event) => {
          // A form around it is not sent by it.
          event.preventDefault();
          searchNow(text);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return;
          // A panel around it stays open.
          event.stopPropagation();
          searchNow('');
        }}
      />
    </search>
  );
}
