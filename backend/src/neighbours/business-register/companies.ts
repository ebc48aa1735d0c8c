import { defaultCountry } from '@advisor/contracts/codebooks/customer';
import { companyIdCheckDigit } from '@advisor/lending/identifiers/company-id';
import type { RegisteredCompany } from './port';

/* Made-up companies: trades in towns, with valid numbers that follow from their place in the list. */

const trades = [
  { name: 'Strojírny', legalForm: 'a. s.', naceCode: '281' },
  { name: 'Pekárna', legalForm: 's. r. o.', naceCode: '107' },
  { name: 'Stavby', legalForm: 's. r. o.', naceCode: '412' },
  { name: 'Nemocnice', legalForm: 'p. o.', naceCode: '861' },
  { name: 'Základní škola', legalForm: 'p. o.', naceCode: '852' },
  { name: 'Softwarový dům', legalForm: 's. r. o.', naceCode: '620' },
  { name: 'Autoservis', legalForm: 's. r. o.', naceCode: '953' },
  { name: 'Dopravní podnik', legalForm: 'a. s.', naceCode: '493' },
  { name: 'Účetní kancelář', legalForm: 'v. o. s.', naceCode: '692' },
  { name: 'Mlékárna', legalForm: 'a. s.', naceCode: '105' },
  { name: 'Truhlářství', legalForm: 's. r. o.', naceCode: '162' },
  { name: 'Lékárna', legalForm: 's. r. o.', naceCode: '477' },
] as const;

const towns = [
  { city: 'Kladno', postcode: '27201' },
  { city: 'Hradec Králové', postcode: '50002' },
  { city: 'Olomouc', postcode: '77900' },
  { city: 'Plzeň', postcode: '30100' },
  { city: 'Zlín', postcode: '76001' },
  { city: 'Jihlava', postcode: '58601' },
  { city: 'Liberec', postcode: '46001' },
  { city: 'Tábor', postcode: '39001' },
  { city: 'Opava', postcode: '74601' },
  { city: 'Brno', postcode: '60200' },
] as const;

const firstNumber = 2_510_000;
const step = 137;

const company = (place: number): RegisteredCompany => {
  const trade = trades[place % trades.length] ?? trades[0];
  const town = towns[Math.floor(place / trades.length)] ?? towns[0];
  const digits = String(firstNumber + place * step);
  return {
    companyId: `${digits}${companyIdCheckDigit(digits)}`,
    name: `${trade.name} ${town.city}${trade.legalForm === 'p. o.' ? '' : ` ${trade.legalForm}`}`,
    legalForm: trade.legalForm,
    address: {
      street: 'Průmyslová',
      houseNumber: String(100 + place),
      ...town,
      countryId: defaultCountry.czechia.code,
    },
    naceCode: trade.naceCode,
  };
};

/** Companies of the demonstration, by name. */
export const companies: readonly RegisteredCompany[] = Array.from(
  { length: trades.length * towns.length },
  (_, place) => company(place),
).toSorted((one, other) => one.name.localeCompare(other.name, 'cs'));
