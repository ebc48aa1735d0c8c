import { useSearchParams } from 'react-router-dom';

/** The dialog that the address opens; whose application it is stays there, for a reload. */
export function useDialog() {
  const [search, setSearch] = useSearchParams();
  const change = (view: { dialog?: string; person?: string }) =>
    setSearch(
      (known) => {
        for (const name of ['person', 'dialog']) known.delete(name);
        for (const [name, value] of Object.entries(view)) known.set(name, value);
        return known;
      },
      { preventScrollReset: true },
    );
  return {
    dialog: search.get('dialog'),
    person: search.get('person'),
    open: (dialog: string, person?: number) =>
      change({ dialog, ...(person === undefined ? {} : { person: String(person) }) }),
    close: () => change({}),
  };
}
