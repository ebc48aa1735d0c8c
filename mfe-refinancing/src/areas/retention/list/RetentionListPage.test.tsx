import { permission } from '@advisor/contracts/permissions';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { screen, within } from '@testing-library/react';
import { openProcess, refinancingParameters } from '../../../process/testing/processes';
import { openRetention, retentionHandlers } from '../testing/open-retention';

const server = mockServer(...retentionHandlers());
const begin = { name: 'Spočítat nabídku' };

it('says what the loan is, and leads to the calculator', async () => {
  server.use(
    handle(refinancingCalls.parameters, refinancingParameters({ processes: [], churnRisk: 62 })),
  );
  const { user, router } = await openRetention();
  expect(await screen.findByText('Retence se s klientem zatím neřešila')).toBeVisible();
  expect(screen.getByText('Riziko odchodu').nextElementSibling).toHaveTextContent(/62\s%/);
  expect(screen.getByText('Konec fixace').nextElementSibling).toHaveTextContent(/15\.\s5\.\s2030/);
  await user.click(screen.getByRole('button', begin));
  expect(router.state.location.pathname).toBe('/mortgage/retention/1000001/calculator');
});

it('lists the retentions of the case, and leads to each', async () => {
  server.use(
    handle(
      refinancingCalls.parameters,
      refinancingParameters({
        processes: [
          openProcess({ processId: 43, refinancingTypeId: 3 }),
          openProcess({ processId: 42, state: 6, createdOn: '2026-11-21T09:30:00Z' }),
        ],
      }),
    ),
  );
  await openRetention();
  const table = await screen.findByRole('table');
  const rows = within(table).getAllByRole('row');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toHaveTextContent('Zrušeno');
  expect(within(rows[1]!).getByRole('link')).toHaveAttribute(
    'href',
    '/mortgage/retention/1000001/42',
  );
  expect(screen.getByRole('button', begin)).toBeVisible();
});

it('begins no second retention beside an open one', async () => {
  server.use(handle(refinancingCalls.parameters, refinancingParameters()));
  await openRetention();
  expect(await screen.findByRole('link', { name: /Otevřít retenci z 20/ })).toBeVisible();
  expect(screen.queryByRole('button', begin)).not.toBeInTheDocument();
});

it('says why nothing can be offered', async () => {
  server.use(
    handle(
      refinancingCalls.parameters,
      refinancingParameters({
        processes: [],
        refusals: [{ refinancingTypeId: 1, reason: 'Fixace sazby už skončila.' }],
      }),
    ),
  );
  await openRetention();
  expect(await screen.findByText('Fixace sazby už skončila.')).toBeVisible();
  expect(screen.queryByRole('button', begin)).not.toBeInTheDocument();
});

it('is only read by who may not change the loan', async () => {
  await openRetention('', { user: advisorUser({ userPermissions: [permission.searchCases] }) });
  expect(await screen.findByText('Konec fixace')).toBeVisible();
  expect(screen.queryByRole('button', begin)).not.toBeInTheDocument();
});

it.each([403, 404, 500])('leaves a failure %d to the error page', async (status) => {
  server.use(handle(refinancingCalls.parameters, failure(status)));
  await openRetention();
  expect(await screen.findByRole('alert')).toBeVisible();
});
