import { offerCalls } from '@advisor/contracts/offer/calls';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { clientOfCase } from '@advisor/shell/client-of-case';
import { useCurrentClientStore } from '@advisor/shell/current-client';
import { openCase } from '@advisor/testing/case-fixtures';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { screen } from '@testing-library/react';
import { arrangement, arrangementHandlers } from '../../testing/arrangement-fixtures';
import { openScreen } from '../../testing/open-screen';

const asked = jest.fn();
const server = mockServer(
  ...arrangementHandlers(),
  handle(salesArrangementCalls.get, ({ params }) => {
    asked(params.salesArrangementId);
    return { ...arrangement(), caseId: 1000001 };
  }),
  handle(salesArrangementCalls.parameters, {
    version: 3,
    parameters: { salesArrangementTypeId: 6, incomeCurrency: 'CZK' },
  }),
  handle(salesArrangementCalls.customers, []),
  handle(offerCalls.listOfArrangement, []),
  handle(taskCalls.currentPriceException, {}),
  handle(taskCalls.currentHandover, {}),
);
beforeEach(() => {
  asked.mockClear();
  useCurrentClientStore.getState().clear();
});

const opened = (title: string) => screen.findByRole('heading', { level: 1, name: title });
const comment = '/mortgage/sales-arrangement-comment';
const parameters = '/mortgage/parameters';

it.each([
  [`${comment}/21`, 'Komentář'],
  [`${parameters}/21`, 'Další parametry'],
])('%s is enough to find the case, whichever is open', async (path, title) => {
  useCurrentClientStore.getState().update({ caseId: 7, customerLastName: 'Jiný' });
  await openScreen(path);
  expect(await opened(title)).toBeVisible();
  expect(asked).toHaveBeenCalledWith('21');
  expect(useCurrentClientStore.getState().client).toMatchObject({
    caseId: 1000001,
    customerLastName: 'Nováková',
    salesArrangementId: 21,
  });
});

it('asks for no case that the address names', async () => {
  await openScreen(`${comment}/21?caseId=1000001`);
  expect(await opened('Komentář')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  [comment, 'Komentář'],
  [parameters, 'Další parametry'],
])('%s without any number is about the open case', async (path, title) => {
  useCurrentClientStore.getState().update(clientOfCase(openCase()));
  await openScreen(path);
  expect(await opened(title)).toBeVisible();
});

it('without any number and without a case asks for one', async () => {
  await openScreen(parameters);
  expect(await screen.findByText('Nejdřív vyhledejte případ')).toBeVisible();
});

it('does not know an arrangement that there is none of', async () => {
  server.use(handle(salesArrangementCalls.get, failure(404)));
  await openScreen(`${comment}/99`);
  expect(await screen.findByRole('alert')).toHaveTextContent('Chyba 404');
});
