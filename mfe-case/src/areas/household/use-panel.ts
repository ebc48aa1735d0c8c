import { useSearchParams } from 'react-router-dom';

/**
 * The panel that the address opens for a person, so that back, reload and links work.
 * @param name of the view state: `income`
 */
export function usePanel(name: 'income' | 'obligation', customerOnSAId: number) {
  const [search, setSearch] = useSearchParams();
  const isOfPerson = search.get('person') === String(customerOnSAId);
  const change = (value: string | undefined) =>
    setSearch((known) => {
      for (const other of ['income', 'obligation', 'person']) known.delete(other);
      if (value === undefined) return known;
      known.set('person', String(customerOnSAId));
      known.set(name, value);
      return known;
    });
  return {
    /** Number of what is open, `new`, or nothing. */
    open: (isOfPerson && search.get(name)) || undefined,
    show: (id: string) => change(id),
    close: () => change(undefined),
  };
}
