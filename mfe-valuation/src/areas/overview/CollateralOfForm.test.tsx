import { permission } from '@advisor/contracts/permissions';
import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { collateral } from '../../testing/properties';
import CollateralOfForm from './CollateralOfForm';

const asked = jest.fn();
const answer = (ratios: Parameters<typeof collateral>[0] = {}) =>
  handle(valuationCalls.collateral, () => {
    asked();
    return collateral(ratios);
  });
const server = mockServer(answer());
beforeEach(() => asked.mockClear());

function Form() {
  const [value, setValue] = useState<number | null>(5_000_000);
  return (
    <>
      <output>{value}</output>
      <CollateralOfForm caseId={7} value={value} onUse={setValue} />
    </>
  );
}
const open = (user = advisorUser()) =>
  renderRoute(() => [{ path: '/', element: <Form /> }], '/', { user });

it('says the valued value with its day, and puts it into the form', async () => {
  const { user } = await open();
  expect(await screen.findByText(/Ocenění z 1\.\s10\.\s2026: 6\s200\s000\sKč\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Použít hodnotu z ocenění/ }));
  expect(screen.getByRole('status')).toHaveTextContent('6200000');
  expect(screen.getByText(/^Podle ocenění z 1\.\s10\.\s2026\.$/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('takes the value after completion, less the liens before it, in whole crowns', async () => {
  server.use(answer({ currentValue: 1_500_000, futureValue: 5_999_999.5 }));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Použít hodnotu z ocenění/ }));
  expect(screen.getByRole('status')).toHaveTextContent('5999999');
});

it('leads to the real estates while none is valued', async () => {
  server.use(answer({ source: 'offer', valuedOn: undefined, validTo: undefined }));
  await open();
  expect(await screen.findByText(/Nemovitost zatím není oceněná/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Nemovitosti' })).toHaveAttribute(
    'href',
    '/mortgage/property-valuation?caseId=7',
  );
});

it('can be modelled without it', async () => {
  server.use(handle(valuationCalls.collateral, failure(503)));
  const { banners } = await open();
  expect(await screen.findByText('Zajištění se nepodařilo načíst')).toBeVisible();
  expect(banners).toEqual([]);
});

it('asks for nothing without the right', async () => {
  const userPermissions = Object.values(permission).filter(
    (code) => code !== permission.salesArrangementAccess,
  );
  await open(advisorUser({ userPermissions }));
  expect(asked).not.toHaveBeenCalled();
});
