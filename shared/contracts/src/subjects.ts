import type { Endpoint } from './endpoint';

/** What an access was about, by its kind and identifier. */
export interface Subject {
  subject: string;
  id: string;
}

/** A call as the journal of accesses looks at it. */
interface ServedCall {
  params: unknown;
  query: unknown;
  body: unknown;
  answer: unknown;
}

/** Parameters of a path that lead to a client, and what they identify. */
const ofPath: Readonly<Record<string, string>> = {
  caseId: 'case',
  salesArrangementId: 'salesArrangement',
  customerOnSAId: 'customerOnSA',
  householdId: 'household',
  documentOnSAId: 'documentOnSA',
  offerId: 'offer',
};

/** Places of a call that identify what it shows, as `[kind, dotted path]`; lists are gone through. */
const placesOf = ({ params, shows }: Endpoint): [subject: string, place: string][] => [
  ...Object.keys(params?.shape ?? {}).flatMap((name): [string, string][] => {
    const subject = ofPath[name];
    return subject === undefined ? [] : [[subject, `params.${name}`]];
  }),
  ...Object.entries(shows ?? {}),
];

/** Whether a call is written into the journal of accesses. */
export const isJournaled = (endpoint: Endpoint): boolean => placesOf(endpoint).length > 0;

/** Whom and what a call has shown: by its path, and by what it declares. */
export const subjectsOf = (endpoint: Endpoint, call: ServedCall): Subject[] =>
  placesOf(endpoint).flatMap(([subject, place]) =>
    valuesAt(call, place.split('.')).map((id) => ({ subject, id: String(id) })),
  );

function valuesAt(value: unknown, [name, ...rest]: string[]): unknown[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) {
    return value.flatMap((item) => valuesAt(item, name === undefined ? [] : [name, ...rest]));
  }
  return name === undefined ? [value] : valuesAt((value as Record<string, unknown>)[name], rest);
}
