import { useEffect } from 'react';
import { useBlocker, type Blocker } from 'react-router-dom';
import { create } from 'zustand';

interface UnsavedChangesStore {
  /** Forms on the page with something typed and not saved. */
  dirtyForms: number;
}

/** One per page (a federated shared module): the host asks it before it offers a reload. */
export const useUnsavedChangesStore = create<UnsavedChangesStore>()(() => ({ dirtyForms: 0 }));

const add = (count: number) =>
  useUnsavedChangesStore.setState(({ dirtyForms }) => ({ dirtyForms: dirtyForms + count }));

export const useHasUnsavedChanges = (): boolean =>
  useUnsavedChangesStore(({ dirtyForms }) => dirtyForms > 0);

/**
 * Holds a navigation to another path while something is unsaved, and asks the browser to confirm
 * closing the page. Needs a data router.
 * @returns the router's blocker, for the question (`UnsavedChangesDialog`)
 */
export function useUnsavedChanges(isDirty: boolean): Blocker {
  useEffect(() => {
    if (!isDirty) return;
    const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    add(1);
    window.addEventListener('beforeunload', confirmUnload);
    return () => {
      add(-1);
      window.removeEventListener('beforeunload', confirmUnload);
    };
  }, [isDirty]);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
}
