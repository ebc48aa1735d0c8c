import type { CallResponse } from '@advisor/contracts/operation';
import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { openScreen } from '../../../testing/open-screen';
import { onePropertyHandlers, option, ordered, property } from '../../../testing/property';

type Possible = CallResponse<typeof valuationCalls.preorderOnline>;

const server = mockServer(...onePropertyHandlers());
const path = '/mortgage/property-valuation/1-5/online?caseId=7';
const ask = { name: 'Ověřit možnost ocenění' };

it('asks with what is known, and orders once', async () => {
  const asked = jest.fn();
  const sent = jest.fn();
  server.use(
    handle(valuationCalls.preorderOnline, ({ body }) => {
      asked(body);
      return { possibleValuationTypes: [1, 2, 3] } satisfies Possible;
    }),
    handle(valuationCalls.order, ({ body }) => {
      sent(body);
      server.use(
        handle(
          valuationCalls.get,
          ordered({ valuationTypeId: 1, progressPercent: 30, fee: 0, feePayer: 'bank' }),
        ),
      );
      return { version: 4, orderId: 70 };
    }),
  );
  const { user } = await openScreen(path);
  await user.click(await screen.findByRole('button', ask));
  await user.dblClick(await screen.findByRole('button', { name: 'Objednat zdarma' }));
  expect(await screen.findByRole('progressbar', { name: 'Průběh ocenění' })).toHaveAttribute(
    'value',
    '30',
  );
  expect(asked).toHaveBeenCalledWith({
    buildingStructureCode: 'brick',
    flatSchemaCode: '2+kk',
    technicalStateCode: 'good',
    floorArea: 62.5,
    builtIn: 1935,
    purchasePrice: 6_000_000,
  });
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledWith({ order: { valuationTypeId: 1 }, seen: 3 });
});

it('leads to the other ways where it is not possible', async () => {
  server.use(handle(valuationCalls.preorderOnline, { possibleValuationTypes: [2, 3] }));
  const { user } = await openScreen(path);
  await user.click(await screen.findByRole('button', ask));
  expect(await screen.findByText('Vyberte jiný způsob. Vyplněné údaje zůstanou.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'DTS' })).toHaveAttribute(
    'href',
    '/mortgage/property-valuation/1-5/dts?caseId=7',
  );
  expect(screen.queryByRole('button', { name: /^Objednat/ })).not.toBeInTheDocument();
});

it.each([
  ['asks again with other details', {}, true],
  ['asks nothing of a house', { realEstateTypeId: 1, realEstateVariant: 'HF' }, false],
] as const)('says why the model has refused it, and %s', async (_name, change, isAsked) => {
  const reason = 'Pro takto velký byt nemá statistický model dost srovnání.';
  const options = [option(1, { isPossible: false, reason })];
  server.use(handle(valuationCalls.get, property({ ...change, options })));
  await openScreen(path);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vybrat jiný způsob' })).toBeVisible();
  expect(screen.queryAllByRole('button', ask)).toHaveLength(isAsked ? 1 : 0);
});

it('forgets the answer once something else is typed', async () => {
  server.use(handle(valuationCalls.preorderOnline, { possibleValuationTypes: [1] }));
  const { user } = await openScreen(path);
  await user.click(await screen.findByRole('button', ask));
  expect(await screen.findByRole('button', { name: /^Objednat/ })).toBeVisible();
  await user.type(screen.getByLabelText(/^Podlahová plocha/), '1');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Objednat/ })).not.toBeInTheDocument(),
  );
});

it('says what is missing at its fields', async () => {
  const { builtIn: _, ...specification } = property().specification;
  server.use(handle(valuationCalls.get, property({ specification })));
  const { user } = await openScreen(path);
  await user.click(await screen.findByRole('button', ask));
  await waitFor(() => expect(screen.getByLabelText(/^Rok výstavby/)).toBeInvalid());
});

it('says who was faster', async () => {
  server.use(
    handle(valuationCalls.preorderOnline, { possibleValuationTypes: [1] }),
    handle(valuationCalls.order, failure(409, { message: 'Ocenění objednal Petr Novák.' })),
  );
  const { user } = await openScreen(path);
  await user.click(await screen.findByRole('button', ask));
  await user.click(await screen.findByRole('button', { name: /^Objednat/ }));
  expect(await screen.findByText('Ocenění objednal Petr Novák.')).toBeVisible();
});

it('says why it came to nothing, and asks again', async () => {
  const reason = 'Nemovitost je příliš neobvyklá.';
  server.use(
    handle(
      valuationCalls.get,
      ordered({ valuationTypeId: 1, state: 6, reason, mayBeCancelled: false }),
    ),
  );
  await openScreen(path);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByRole('button', ask)).toBeVisible();
});

it('leads to the order of another way', async () => {
  server.use(handle(valuationCalls.get, ordered({ valuationTypeId: 3 })));
  await openScreen(path);
  expect(await screen.findByRole('link', { name: 'Zobrazit objednávku' })).toHaveAttribute(
    'href',
    '/mortgage/property-valuation/1-5/standard?caseId=7',
  );
});

it('leads to the result once there is one', async () => {
  server.use(handle(valuationCalls.get, ordered({ valuationTypeId: 1, state: 4 })));
  await openScreen(path);
  expect(await screen.findByRole('link', { name: 'Zobrazit výsledek' })).toHaveAttribute(
    'href',
    '/mortgage/property-valuation/1-5/online/result?caseId=7',
  );
});
