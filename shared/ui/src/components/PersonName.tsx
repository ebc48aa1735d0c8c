import { Highlight } from './Highlight';

interface PersonNameProps {
  firstName?: string | undefined;
  lastName?: string | undefined;
  /** Searched words to mark. */
  query?: string | undefined;
}

/** A person as the bank writes it: surname first. A dash when nothing is known. */
export function PersonName({ firstName, lastName, query }: PersonNameProps) {
  const name = [lastName, firstName].filter(Boolean).join(' ');
  return <span className="adv-person">{name ? <Highlight text={name} query={query} /> : '–'}</span>;
}
