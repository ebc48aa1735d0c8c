import { useErrorFlag, useErrorFlagStore } from '@advisor/shell/error-flags';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { useEffect, type ReactNode } from 'react';

interface ChangedMeanwhileProps {
  title: string;
  /** What became of the user's change, and what the screen shows now. */
  hint: ReactNode;
}

/**
 * Says that the last change was refused because somebody else was faster (409). Give it what it is
 * about as its key: what happened to one case says nothing about the next.
 */
export function ChangedMeanwhile({ title, hint }: ChangedMeanwhileProps) {
  const isConflict = useErrorFlag('conflict');
  useEffect(() => () => useErrorFlagStore.getState().reset(), []);
  return isConflict && <InfoBar severity="warning" title={title} description={hint} />;
}
