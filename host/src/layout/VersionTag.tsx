interface VersionTagProps {
  /** To the server, which remembers what is tried. */
  href: string;
  /** What the click ends. */
  label: string;
  text: string;
}

/** Says that this browser has something that others do not; one click gives it back. */
export function VersionTag({ href, label, text }: VersionTagProps) {
  return (
    <a className="host-environment host-pinned" href={href} aria-label={label} title={label}>
      <span className="host-pinned__text">{text}</span>
      <span aria-hidden>×</span>
    </a>
  );
}
