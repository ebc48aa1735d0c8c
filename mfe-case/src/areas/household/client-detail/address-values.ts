import { addressType, defaultCountry } from '@advisor/contracts/codebooks/customer';
import { postcode } from '@advisor/forms/rules';
import { formatPostcode } from '@advisor/lending/identifiers/postcode';
import { z } from 'zod';
import type { ClientDetail } from './client-detail.queries';

type Address = ClientDetail['addresses'][number];

export const addressKinds = ['permanent', 'contact', 'other'] as const;
export type AddressKind = (typeof addressKinds)[number];

const czechia = defaultCountry.czechia.code;
const [isPostcode, postcodeMessage] = postcode;

/** An address as typed; all of it empty when there is none. */
export const addressValuesSchema = z
  .object({
    street: z.string().trim().max(100),
    houseNumber: z.string().trim().max(20),
    streetNumber: z.string().trim().max(20),
    city: z.string().trim().max(100),
    postcode: z.string().trim().max(20),
    countryId: z.number().nullable(),
    /** Of the register; empty for one that was entered by hand. */
    addressPointId: z.string(),
    isConfirmed: z.boolean(),
  })
  .superRefine((address, context) => {
    if (!isFilled(address)) return;
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (address.city === '') refuse('city', 'common:validation.required');
    if (address.postcode === '') refuse('postcode', 'common:validation.required');
    if (address.countryId === czechia && !isPostcode(address.postcode)) {
      refuse('postcode', postcodeMessage);
    }
  });
export type AddressValues = z.infer<typeof addressValuesSchema>;

export const noAddress: AddressValues = {
  street: '',
  houseNumber: '',
  streetNumber: '',
  city: '',
  postcode: '',
  countryId: czechia,
  addressPointId: '',
  isConfirmed: false,
};

export const isFilled = ({ street, houseNumber, city, postcode: code }: AddressValues): boolean =>
  [street, houseNumber, city, code].some((text) => text.trim() !== '');

const showPostcode = (text: string) => formatPostcode(text).replace('\u00A0', ' ');

/** @param address as the application or a register has it */
export const toAddressValues = (
  address: Omit<Address, 'addressTypeId'> | undefined,
): AddressValues =>
  address === undefined
    ? noAddress
    : {
        street: address.street ?? '',
        houseNumber: address.houseNumber ?? '',
        streetNumber: address.streetNumber ?? '',
        city: address.city,
        postcode: showPostcode(address.postcode),
        countryId: address.countryId,
        addressPointId: address.addressPointId ?? '',
        isConfirmed: address.isConfirmed ?? false,
      };

const given = (name: string, text: string) => (text === '' ? {} : { [name]: text });

export function toAddress(kind: AddressKind, values: AddressValues): Address[] {
  if (!isFilled(values)) return [];
  return [
    {
      addressTypeId: addressType[kind].code,
      ...given('street', values.street),
      ...given('houseNumber', values.houseNumber),
      ...given('streetNumber', values.streetNumber),
      ...given('addressPointId', values.addressPointId),
      city: values.city,
      postcode: values.postcode,
      countryId: values.countryId ?? czechia,
      ...(values.isConfirmed ? { isConfirmed: true } : {}),
    },
  ];
}

const parts = (values: AddressValues) =>
  [values.street, values.houseNumber, values.streetNumber, values.city, values.postcode]
    .map((text) => text.replaceAll(/\s/g, '').toLocaleLowerCase('cs'))
    .join('|') + String(values.countryId);

/** Whether the addresses may stand beside one another; the server refuses what may not. */
export const isAllowedCombination = (all: Record<AddressKind, AddressValues>): boolean => {
  const others = [all.contact, all.other].filter(isFilled);
  if (others.length === 0) return true;
  return isFilled(all.permanent) && others.every((one) => parts(one) !== parts(all.permanent));
};

/** `Dlouhá 12/3, 110 00 Praha 1` */
export const addressText = (values: AddressValues): string =>
  [
    [values.street, [values.houseNumber, values.streetNumber].filter(Boolean).join('/')],
    [values.postcode, values.city],
  ]
    .map((words) => words.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ');
