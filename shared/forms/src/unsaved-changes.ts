import { useEffect } from 'react';
import { create } from 'zustand';

interface UnsavedChangesStore {
  /** Forms on the page with something typed in them. */
  dirtyForms: number;
}

/** One per page (a federated shared module): the host asks it before it offers a reload. */
export const useUnsavedChangesStore = create<UnsavedChangesStore>()(() => ({ dirtyForms: 0 }));

const add = (count: number) =>
  useUnsavedChangesStore.setState(({ dirtyForms }) => ({ dirtyForms: dirtyForms + count }));

/** Counts the form while something is typed in it; `FormShell` does so for every form. */
export function useUnsavedChanges(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    add(1);
    return () => add(-1);
  }, [isDirty]);
}
