import { serverNow } from '@advisor/api-client/server-clock';
import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { addBankingDays } from '@advisor/lending/calendar-and-money/banking-days';
import { formatDate } from '@advisor/i18n/format';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import type { Property } from '../../../property/property.queries';
import { openScreen } from '../../../testing/open-screen';
import { withDocuments } from '../../../testing/picked-documents';
import { onePropertyHandlers, option, ordered, property } from '../../../testing/property';

const server = mockServer(...onePropertyHandlers());
const open = (kind: 'dts' | 'standard' = 'standard') =>
  openScreen(`/mortgage/property-valuation/1-5/${kind}?caseId=7`, { wrap: withDocuments });
const submit = { name: /^Objednat za/ };
const returned = {
  round: 2,
  text: 'Chybí fotografie koupelny.',
  returnedOn: '2026-11-25T10:00:00Z',
};

it('orders an inspection once, with its price on the button', async () => {
  const sent = jest.fn();
  server.use(
    handle(valuationCalls.order, ({ body }) => {
      sent(body);
      server.use(handle(valuationCalls.get, ordered()));
      return { version: 4, orderId: 70 };
    }),
  );
  const day = addBankingDays(bankDay(serverNow()), 3);
  const { user } = await open();
  await user.type(await screen.findByLabelText(/^Kontaktní osoba/), 'Jana Nováková');
  await user.type(screen.getByLabelText(/^Telefon/), '601123456');
  await user.type(screen.getByLabelText(/^1\. den prohlídky/), formatDate(day));
  expect(screen.getByRole('button', submit)).toHaveTextContent(/4\s900\sKč/);
  await user.dblClick(screen.getByRole('button', submit));
  expect(await screen.findByText('Odhadci na ocenění pracují.', { selector: 'p' })).toBeVisible();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledWith({
    order: {
      valuationTypeId: 3,
      contact: { name: 'Jana Nováková', phoneNumber: '+420601123456' },
      inspectionDays: [day],
    },
    seen: 3,
  });
});

it('keeps what is typed when a colleague was faster', async () => {
  server.use(
    handle(valuationCalls.order, failure(409, { message: 'Ocenění objednal Petr Novák.' })),
  );
  const { user } = await open('dts');
  await user.type(await screen.findByLabelText(/^Poznámka pro odhadce/), 'Zvonit u sousedů');
  await user.click(screen.getByRole('button', submit));
  expect(await screen.findByText('Ocenění objednal Petr Novák.')).toBeVisible();
  expect(screen.getByLabelText(/^Poznámka pro odhadce/)).toHaveValue('Zvonit u sousedů');
});

it('adds and removes days of inspection', async () => {
  const { user } = await open();
  for (const _ of [2, 3, 4, 5])
    await user.click(await screen.findByRole('button', { name: 'Přidat den' }));
  expect(screen.queryByRole('button', { name: 'Přidat den' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Odebrat 2. den prohlídky' }));
  expect(screen.getAllByLabelText(/den prohlídky\*?$/, { selector: 'input' })).toHaveLength(4);
});

it('saves documents as they are chosen, by the version that is shown', async () => {
  const sent = jest.fn();
  server.use(
    handle(valuationCalls.updateDocuments, ({ body }) => {
      sent(body);
      return { version: 4 };
    }),
  );
  const { user } = await open('dts');
  await user.click(await screen.findByRole('button', { name: 'Přiložit' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ documentIds: [9], version: 3 }));
});

it('says what is missing, with the way to it', async () => {
  const missing = [{ field: 'floorArea', reason: 'Doplňte podlahovou plochu.' }];
  server.use(handle(valuationCalls.get, property({ options: [option(2, { missing })] })));
  await open('dts');
  expect(await screen.findByText('Doplňte podlahovou plochu.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Doplnit specifikaci' })).toBeVisible();
});

it('says why this way is not possible', async () => {
  const reason = 'Výstavbu nelze ocenit bez prohlídky.';
  server.use(
    handle(valuationCalls.get, property({ options: [option(2, { isPossible: false, reason })] })),
  );
  await open('dts');
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByRole('button', submit)).not.toBeInTheDocument();
});

it('answers what the appraisers want, of the return that is shown', async () => {
  const sent = jest.fn();
  server.use(
    handle(valuationCalls.get, ordered({ state: 10, returned })),
    handle(valuationCalls.complete, ({ body }) => {
      sent(body);
      server.use(handle(valuationCalls.get, ordered()));
      return { version: 5 };
    }),
  );
  const { user } = await open();
  expect(await screen.findByText('Chybí fotografie koupelny.')).toBeVisible();
  await user.type(screen.getByLabelText(/^Vyjádření/), 'Fotografie je přiložená.');
  await user.dblClick(screen.getByRole('button', { name: 'Odeslat odhadcům' }));
  await waitFor(() =>
    expect(screen.queryByText('Chybí fotografie koupelny.')).not.toBeInTheDocument(),
  );
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledWith({
    orderId: 70,
    round: 2,
    text: 'Fotografie je přiložená.',
  });
});

it('keeps an answer that somebody else has given already', async () => {
  server.use(
    handle(valuationCalls.get, ordered({ state: 13, returned })),
    handle(valuationCalls.complete, failure(409, { message: 'Odpověděl už Petr Novák.' })),
  );
  const { user } = await open();
  await user.type(await screen.findByLabelText(/^Vyjádření/), 'Údaje jsou správné.');
  await user.click(screen.getByRole('button', { name: 'Odeslat odhadcům' }));
  expect(await screen.findByText('Odpověděl už Petr Novák.')).toBeVisible();
  expect(screen.getByLabelText(/^Vyjádření/)).toHaveValue('Údaje jsou správné.');
});

it('cancels an order after a question, and offers to order again', async () => {
  server.use(
    handle(valuationCalls.get, ordered()),
    handle(valuationCalls.cancelOrder, () => {
      server.use(handle(valuationCalls.get, ordered({ state: 5, mayBeCancelled: false })));
      return { version: 5 };
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Zrušit objednávku' }));
  const question = await screen.findByRole('dialog', { name: 'Zrušit objednávku ocenění?' });
  await user.click(within(question).getByRole('button', { name: 'Zrušit objednávku' }));
  expect(await screen.findByRole('button', submit)).toBeVisible();
});

it('says that the appraisers do not answer now', async () => {
  server.use(handle(valuationCalls.get, ordered({ state: 9, isDelayed: true })));
  await open();
  expect(await screen.findByText(/Odhadci teď neodpovídají/)).toBeVisible();
});

it('lists what the appraisers have got with the order', async () => {
  const documents: Property['documents'] = [
    {
      documentId: 31,
      fileName: 'Kuchyň.jpg',
      documentTypeCode: 'photo',
      source: 3,
      uploadState: 0,
      createdOn: '2026-11-20T09:00:00Z',
    },
  ];
  server.use(handle(valuationCalls.get, ordered({}, { documents })));
  await open();
  const list = await screen.findByRole('list', { name: 'Doklady a fotografie' });
  expect(within(list).getByRole('link', { name: 'Kuchyň.jpg' })).toHaveAttribute(
    'href',
    '/api/v1/case/7/documents/31/content',
  );
});
