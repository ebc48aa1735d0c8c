import type { ClientDetailValues } from './client-detail.schema';

type Name = Exclude<keyof ClientDetailValues, 'version'>;

/** What is one thing in several fields: half of ours and half of theirs would be nobody's. */
const together: readonly (readonly Name[])[] = [
  ['phone', 'isPhoneConfirmed'],
  ['email', 'isEmailConfirmed'],
  ['taxCountry', 'taxIdentifier'],
  ['secondTaxCountry', 'secondTaxIdentifier'],
  [
    'documentType',
    'documentCountry',
    'documentNumber',
    'documentIssuedBy',
    'documentIssuedOn',
    'documentValidTo',
  ],
];

/**
 * What of a form stays when somebody else has saved meanwhile.
 * @param base what the form started from
 * @returns the fields that keep what was typed, and those that the other has changed
 */
export function mergeTheirs(
  ours: ClientDetailValues,
  base: ClientDetailValues,
  theirs: ClientDetailValues,
): { kept: Name[]; changed: Name[] } {
  // A draft of an older version does not know what it started from.
  const isOldDraft = ours.version !== base.version;
  const names = Object.keys(theirs).filter((name): name is Name => name !== 'version');
  const differing = (from: ClientDetailValues, to: ClientDetailValues) =>
    names.filter((name) => JSON.stringify(from[name]) !== JSON.stringify(to[name]));
  const typed = differing(isOldDraft ? theirs : base, ours);
  const kept = new Set(
    typed.flatMap((name) => together.find((group) => group.includes(name)) ?? [name]),
  );
  return { kept: [...kept], changed: differing(isOldDraft ? ours : base, theirs) };
}
