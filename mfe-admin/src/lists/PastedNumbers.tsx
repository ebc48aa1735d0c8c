import { Button } from '@advisor/ui/core';
import { TextArea } from '@advisor/ui/entry';
import { useId, useState, type ReactNode } from 'react';
import { pastedNumbers } from './pasted-numbers';
import './rows.css';

interface PastedNumbersProps {
  words: {
    /** On the button that shows the field. */
    open: string;
    label: string;
    hint: string;
    add: string;
    tooMany: (count: number) => string;
  };
  /** Numbers that are looked up at once. */
  most: number;
  isRunning: boolean;
  /** @param keep leaves in the field what nothing stands behind */
  onAdd: (numbers: string[], keep: (wrong: readonly string[]) => void) => void;
  /** What was wrong in the last one. */
  children: ReactNode;
}

/** A list of numbers from a table or a message, of which the wrong ones stay to be corrected. */
export function PastedNumbers({ words, most, isRunning, onAdd, children }: PastedNumbersProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const numbers = pastedNumbers(text);
  const isTooLong = numbers.length > most;
  if (!isOpen) return <Button onClick={() => setIsOpen(true)}>{words.open}</Button>;
  return (
    <div className="admin-lookup">
      <label htmlFor={id}>{words.label}</label>
      <TextArea
        id={id}
        value={text}
        rows={3}
        status={isTooLong ? 'error' : ''}
        aria-describedby={`${id}-hint`}
        aria-invalid={isTooLong}
        onChange={({ target }) => setText(target.value)}
      />
      <p id={`${id}-hint`} className="adv-muted">
        {isTooLong ? words.tooMany(numbers.length) : words.hint}
      </p>
      {children}
      <div className="adv-actions">
        <Button
          disabled={numbers.length === 0 || isTooLong}
          loading={isRunning}
          onClick={() => onAdd(numbers, (wrong) => setText(wrong.join('\n')))}
        >
          {words.add}
        </Button>
      </div>
    </div>
  );
}
