import type { Address } from '@advisor/contracts/customer/address';

/** `Dlouhá 123/4, 110 00 Praha` */
export function addressText({
  street,
  houseNumber,
  streetNumber,
  city,
  postcode,
}: Omit<Address, 'countryId'>): string {
  const number = [houseNumber, streetNumber].filter(Boolean).join('/');
  const place = `${postcode.replace(/^(\d{3})(\d{2})$/, '$1\u00A0$2')} ${city}`;
  const first = [street ?? (number === '' ? undefined : 'č.\u00A0p.'), number]
    .filter(Boolean)
    .join(' ');
  return [first, place].filter(Boolean).join(', ');
}
