import { findMatches } from '../find-matches';

interface HighlightProps {
  text: string;
  /** Words as typed; case and diacritics are ignored. */
  query?: string | undefined;
}

/** Text with the searched words marked. */
export function Highlight({ text, query = '' }: HighlightProps) {
  return (
    <>
      {findMatches(text, query).map(({ part, start, isMatch }) =>
        isMatch ? (
          <mark key={start} className="adv-mark">
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </>
  );
}
