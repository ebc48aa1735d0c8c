import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { collateralQuery } from '../../property/property.queries';
import { collateral } from '../../testing/properties';
import CollateralOfHousehold from './CollateralOfHousehold';

const server = mockServer(handle(valuationCalls.collateral, collateral()));
const open = () =>
  renderRoute(() => [{ path: '/', element: <CollateralOfHousehold caseId={7} /> }], '/');

it('says what the loan is held against, with its day and the way there', async () => {
  await open();
  expect(await screen.findByRole('meter', { name: 'LTV' })).toBeVisible();
  expect(screen.getByText(/Podle ocenění z 1\.\s10\.\s2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Spravovat nemovitosti' })).toHaveAttribute(
    'href',
    '/mortgage/property-valuation?caseId=7',
  );
});

it.each([
  ['nothing is known', handle(valuationCalls.collateral, collateral({ source: 'none' }))],
  ['it could not be read', handle(valuationCalls.collateral, failure(503))],
])('is not there while %s', async (_, handler) => {
  server.use(handler);
  const { banners, queryClient } = await open();
  const { queryKey } = collateralQuery(7);
  await waitFor(() => expect(queryClient.getQueryState(queryKey)?.fetchStatus).toBe('idle'));
  expect(screen.queryByText('Zajištění úvěru')).not.toBeInTheDocument();
  expect(banners).toEqual([]);
});
