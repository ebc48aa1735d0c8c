import type { ErrorFlag } from '@advisor/api-client/error-policy';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import type { ReactNode } from 'react';

interface ChangedMeanwhileProps {
  /** The change that may have been refused. */
  change: { flag: ErrorFlag | undefined };
  title: string;
  /** What became of the user's change, and what the screen shows now. */
  hint: ReactNode;
}

/** Says that the last change was refused because somebody else was faster (409). */
export function ChangedMeanwhile({ change, title, hint }: ChangedMeanwhileProps) {
  return (
    change.flag === 'conflict' && <InfoBar severity="warning" title={title} description={hint} />
  );
}
