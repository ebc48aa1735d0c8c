import type { Member, Method } from './signing-document';

/** In place of a signature by hand: no hand was recorded, so it is no biometric one. */
const typedName: Method = {
  code: 'TYPED',
  name: 'Jméno napsané na klávesnici',
  allowsTypedName: true,
  formIds: [],
};

/** By what the member has signed or is signing. */
export function methodUsed(member: Member): Method | undefined {
  if (member.state === 'accepted' && member.signatureKind === 'typed') return typedName;
  return member.processes
    .flatMap(({ methods }) => methods)
    .find(({ code }) => code === member.methodCode);
}
