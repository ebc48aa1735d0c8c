import { type ReactNode, useState } from 'react';
import '../styles/drop-area.css';

interface DropAreaProps {
  onDrop: (dropped: DataTransfer) => void;
  /** Says what may be dropped, and chooses it otherwise. */
  children: ReactNode;
}

/** A place to drop files on. */
export function DropArea({ onDrop, children }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      className="adv-drop-area"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setIsOver(false);
        onDrop(event.dataTransfer);
      }}
    >
      {children}
    </div>
  );
}
