import { formatPostcode } from '@advisor/lending/identifiers/postcode';
import { searchKey, searchWords } from '../../platform/search/search-key';

interface AddressParts {
  street?: string | null;
  houseNumber: string;
  streetNumber?: string | null;
  city: string;
  postcode: string;
}

/** A village without streets writes `č. p.` in front of the number. */
const houseOf = ({ street, houseNumber, streetNumber }: AddressParts): string => {
  const numbers = [houseNumber, streetNumber].filter(Boolean).join('/');
  return street ? `${street} ${numbers}` : `č. p. ${numbers}`;
};

/** `Dlouhá 12/3, 110 00 Praha 1` */
export const addressTitle = (parts: AddressParts): string =>
  `${houseOf(parts)}, ${formatPostcode(parts.postcode)} ${parts.city}`;

/**
 * The words of a search in an address. Both numbers of a house are words, since people type either;
 * so is a postcode without its space.
 */
const wordsOf = (text: string): string[] =>
  searchWords(text.replaceAll(/(\d{3})[\s\u00A0](\d{2})(?!\d)/g, '$1$2').replaceAll(/[/,.]/g, ' '));

/** What the register compares: a space in front of every word. */
export const addressKey = ({ street, houseNumber, streetNumber, city, postcode }: AddressParts) =>
  ` ${searchKey([street, houseNumber, streetNumber, city, postcode].filter(Boolean).join(' '))}`;

/** Shortest word that an address is looked for by; further ones may be shorter. */
const minWord = 3;

/** What papers write in front of streets and numbers: `ul.`, `č. p.`, `čp.`, `č. ev.` */
const marks = new Set(['c', 'p', 'cp', 'ev', 'cev', 'ul', 'ulice']);

/** Words to look for; none when too little was typed to look for anything. */
export function addressWords(text: string): string[] {
  const words = wordsOf(text).filter((word) => !marks.has(word));
  return words.some((word) => word.length >= minWord) ? words : [];
}
