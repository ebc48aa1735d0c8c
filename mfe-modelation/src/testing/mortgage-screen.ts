import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import { offerCalls } from '@advisor/contracts/offer/calls';
import 'fake-indexeddb/auto';
import { handle } from '@advisor/testing/handlers';
import '@advisor/testing/subtle-crypto';
import { fireEvent, screen, within } from '@testing-library/react';
import { loanInput, loanOffer, loanSimulation, mortgageDefaults } from './modelation-fixtures';
import { findResult, openModelation } from './render-modelation';

/* The screen of a mortgage with all its answers, for tests of what is saved and pinned on it. */

/** The bank as it answers to a mortgage. */
export const mortgageHandlers = [
  handle(offerCalls.defaults, mortgageDefaults()),
  handle(codebookCalls.bankingDays, { bankingDays: [] }),
  handle(offerCalls.mortgage, ({ body }) => loanSimulation(body)),
  handle(offerCalls.get, ({ params }) => loanOffer(Number(params['offerId']), loanInput())),
];

export const openMortgage = (
  path = '/modelation/mortgage',
  options?: Parameters<typeof openModelation>[1],
) => openModelation(path, options);

/** A number of the result; those of pinned variants stand in its panel, too. */
export const findShown = async (number: string) =>
  within(await findResult()).findByText(number, { ignore: 'li strong' });

export const enterAmount = (value: number) =>
  fireEvent.change(screen.getByRole('spinbutton', { name: /Výše úvěru/ }), {
    target: { value: String(value) },
  });

export const pinButton = () => screen.getByRole('button', { name: 'Připnout variantu' });
