import './progress.css';

interface ProgressProps {
  done: number;
  total: number;
  /** The same in words, beside it. */
  label: string;
}

/** How much of something is done, quietly; nothing while there is nothing to do. */
export const Progress = ({ done, total, label }: ProgressProps) =>
  total > 0 && (
    <span className="case-progress">
      <progress max={total} value={done} aria-hidden />
      {label}
    </span>
  );
