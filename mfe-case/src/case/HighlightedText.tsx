import { Fragment } from 'react';
import { highlightRanges } from './highlight';

interface HighlightedTextProps {
  children: string;
  searchTerm: string;
}

/** Marks the searched words in a text. */
export function HighlightedText({ children, searchTerm }: HighlightedTextProps) {
  const ranges = highlightRanges(children, searchTerm);
  if (ranges.length === 0) return children;
  return (
    <>
      {ranges.map(([start, end], index) => (
        <Fragment key={start}>
          {children.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <mark>{children.slice(start, end)}</mark>
        </Fragment>
      ))}
      {children.slice(ranges.at(-1)?.[1])}
    </>
  );
}
