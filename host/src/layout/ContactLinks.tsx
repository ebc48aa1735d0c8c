import { formatPhone } from '@advisor/lending/identifiers/mobile-phone';

/** Calls a number. */
export function PhoneLink({ number }: { number: string }) {
  return <a href={`tel:${number.replaceAll(' ', '')}`}>{formatPhone(number)}</a>;
}

/** Writes to an address. */
export function EmailLink({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>;
}
