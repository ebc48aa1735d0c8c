import type { CaseCustomer } from '@advisor/contracts/case/detail';
import { formatPostcode } from '@advisor/lending/identifiers/postcode';

type Address = NonNullable<CaseCustomer['permanentAddress']>;

/** Name as the bank writes it, surname first, with degrees: `Nováková Jana, Ing., Ph.D.` */
export function fullName({ degreeBefore, firstName, lastName, degreeAfter }: CaseCustomer): string {
  return [`${lastName} ${firstName}`, degreeBefore, degreeAfter].filter(Boolean).join(', ');
}

/**
 * Address as on an envelope: street with `house/street` number, postcode with city. A village
 * without streets has its number after `č. p.`.
 */
export function addressLines({
  street,
  houseNumber,
  streetNumber,
  city,
  postcode,
}: Address): string[] {
  const number = [houseNumber, streetNumber].filter(Boolean).join('/');
  const first = street ? [street, number].filter(Boolean).join(' ') : number && `č. p. ${number}`;
  return [first, `${formatPostcode(postcode)} ${city}`].filter(
    (line) => line !== '' && line !== undefined,
  );
}
