import { clientDetailCalls } from '@advisor/contracts/client-detail/calls';
import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import { customerCalls } from '@advisor/contracts/customer/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { parsePhone } from '@advisor/lending/identifiers/mobile-phone';
import { handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { screen } from '@testing-library/react';
import { arrangementHandlers } from '../../../testing/arrangement-fixtures';
import { openScreen } from '../../../testing/open-screen';

type Answer = CallResponse<typeof clientDetailCalls.get>;

/** A person of an application, of whom little is known. */
export const clientAnswer = (
  change: Partial<Answer['detail']> = {},
  more: Partial<Answer> = {},
): Answer => ({
  caseId: 1_000_001,
  salesArrangementId: 21,
  version: 3,
  detail: {
    firstName: 'Anna',
    lastName: 'Nováková',
    dateOfBirth: '1988-04-04',
    citizenshipCountryIds: [16],
    taxResidences: [],
    contacts: [],
    addresses: [],
    ...change,
  },
  ...more,
});

const country = (countryId: number, name: string, isoCode: string) => ({
  countryId,
  name,
  isoCode,
  isDefault: countryId === 16,
});

export const permanentAddress = {
  addressTypeId: 1,
  street: 'Dlouhá',
  houseNumber: '12',
  city: 'Praha 1',
  postcode: '11000',
  countryId: 16,
} as const;

/** Registers that answer, for the screen of a client's detail. */
export const clientDetailServer = () =>
  mockServer(
    ...arrangementHandlers(),
    handle(clientDetailCalls.get, clientAnswer()),
    handle(codebookCalls.getAll, {
      countries: [country(16, 'Česko', 'CZ'), country(197, 'Slovensko', 'SK')],
    } as CallResponse<typeof codebookCalls.getAll>),
    handle(codebookCalls.postcode, []),
    handle(customerCalls.validateContact, ({ body: { contactTypeId, value } }) => ({
      isValid: true,
      messages: [],
      normalizedValue: contactTypeId === 1 ? (parsePhone(value) ?? value) : value,
    })),
    handle(customerCalls.searchAddress, [
      { addressId: '7', title: 'Krátká 5, 602 00 Brno', isComplete: true },
    ]),
    handle(customerCalls.addressDetail, {
      street: 'Krátká',
      houseNumber: '5',
      city: 'Brno',
      postcode: '60200',
      countryId: 16,
      addressPointId: '7',
    }),
  );

/** @returns what was sent to be saved, beside what `render` returns */
export async function openClientDetail(
  server: ReturnType<typeof mockServer>,
  options: Parameters<typeof openScreen>[1] = {},
) {
  const sent = jest.fn();
  server.use(
    handle(clientDetailCalls.update, ({ body }) => {
      sent(body);
      return { version: 4 };
    }),
  );
  const rendered = await openScreen('/mortgage/client-detail/11?caseId=1000001', options);
  await screen.findByLabelText(/^Příjmení/);
  return { ...rendered, sent };
}
