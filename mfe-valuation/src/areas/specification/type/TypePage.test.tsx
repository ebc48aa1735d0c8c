import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { openScreen } from '../../../testing/open-screen';
import { onePropertyHandlers, option, order, ordered, property } from '../../../testing/property';

const server = mockServer(...onePropertyHandlers());
const path = '/mortgage/property-valuation/1-5/type?caseId=7';
const card = (name: string) => screen.findByRole('region', { name });

it('says of each way what it costs and takes, and why it is not possible', async () => {
  await openScreen(path);
  expect(await card('Online ocenění')).toHaveTextContent(/CenaZdarmaTrváníIhned/);
  expect(await card('Standardní ocenění')).toHaveTextContent(
    /Cena4\s900\sKčTrvání6 pracovních dnů/,
  );
  const zov = await card('ZOV');
  expect(zov).toHaveTextContent('Není možné');
  expect(zov).toHaveTextContent('Dokončená nemovitost se nečerpá postupně.');
  expect(within(zov).queryByRole('button')).not.toBeInTheDocument();
});

it('chooses one once', async () => {
  const sent = jest.fn();
  server.use(
    handle(valuationCalls.chooseType, ({ body }) => {
      sent(body);
      server.use(handle(valuationCalls.get, property({ version: 4, valuationTypeId: 3 })));
      return { version: 4 };
    }),
  );
  const { user, router } = await openScreen(path);
  await user.dblClick(await screen.findByRole('button', { name: 'Vybrat: Standardní ocenění' }));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/mortgage/property-valuation/1-5/standard'),
  );
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledWith({ valuationTypeId: 3, version: 3 });
});

it('says what is missing before it can be ordered', async () => {
  const missing = [{ field: 'photos', reason: 'Přiložte fotografie.' }];
  server.use(handle(valuationCalls.get, property({ options: [option(2, { missing })] })));
  await openScreen(path);
  expect(await card('DTS')).toHaveTextContent('Přiložte fotografie.');
});

it('says that a colleague was faster', async () => {
  server.use(
    handle(valuationCalls.chooseType, failure(409, { message: 'Ocenění objednal Petr Novák.' })),
  );
  const { user } = await openScreen(path);
  await user.click(await screen.findByRole('button', { name: 'Vybrat: DTS' }));
  expect(await screen.findByText('Ocenění objednal Petr Novák.')).toBeVisible();
});

it('chooses anew after one that was not possible, with its reason', async () => {
  const reason = 'Ve výstavbě online ocenit nejde.';
  const refused = order({ valuationTypeId: 1, state: 6, reason });
  server.use(
    handle(valuationCalls.get, property({ state: 6, valuationTypeId: 1, orders: [refused] })),
  );
  await openScreen(path);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Vybrat: DTS' })).toBeVisible();
});

it('chooses nothing once it is ordered', async () => {
  server.use(handle(valuationCalls.get, ordered()));
  await openScreen(path);
  expect(await screen.findByText('Ocenění je objednané.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Vybrat/ })).not.toBeInTheDocument();
});
