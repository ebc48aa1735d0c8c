import { useLocation } from 'react-router-dom';

interface VersionTagProps {
  /** Of the address: tells the server, which remembers what is tried, that this ends. */
  parameter: 'pin' | 'override';
  /** What the click ends. */
  label: string;
  text: string;
  /** Left out on phones. */
  detail?: string;
}

/** Says that this browser has something that others do not; one click gives it back, at the same address. */
export function VersionTag({ parameter, label, text, detail }: VersionTagProps) {
  const query = new URLSearchParams(useLocation().search);
  query.set(parameter, 'none');
  return (
    <a className="host-environment host-pinned" href={`?${query}`} aria-label={label} title={label}>
      <span className="host-pinned__text">
        {text}
        {detail !== undefined && <span className="host-pinned__detail"> {detail}</span>}
      </span>
      <span aria-hidden>×</span>
    </a>
  );
}
