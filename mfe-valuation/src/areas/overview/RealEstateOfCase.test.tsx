import { permission } from '@advisor/contracts/permissions';
import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { screen } from '@testing-library/react';
import { flat, propertyHandlers } from '../../testing/properties';
import RealEstateOfCase from './RealEstateOfCase';

const server = mockServer(...propertyHandlers());
const open = (user = advisorUser()) =>
  renderRoute(() => [{ path: '/', element: <RealEstateOfCase caseId={7} /> }], '/', { user });

it('shows the real estates of the case and leads to where they are managed', async () => {
  await open();
  expect(await screen.findByRole('link', { name: /^Byt, Dlouhá/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Spravovat nemovitosti' })).toHaveAttribute(
    'href',
    '/mortgage/property-valuation?caseId=7',
  );
});

it('says that there is none', async () => {
  server.use(handle(valuationCalls.list, []));
  await open();
  expect(await screen.findByText('U případu zatím není žádná nemovitost')).toBeVisible();
});

it('can be tried again where it could not be loaded', async () => {
  server.use(handle(valuationCalls.list, failure(500)));
  const { user } = await open();
  expect(await screen.findByText('Nemovitosti se nepodařilo načíst')).toBeVisible();
  server.use(handle(valuationCalls.list, [flat()]));
  await user.click(screen.getByRole('button', { name: /Zkusit znovu/ }));
  expect(await screen.findByRole('link', { name: /^Byt, Dlouhá/ })).toBeVisible();
});

it('asks for nothing without the right', async () => {
  const userPermissions = Object.values(permission).filter(
    (code) => code !== permission.salesArrangementAccess,
  );
  await open(advisorUser({ userPermissions }));
  expect(await screen.findByText('K nemovitostem nemáte oprávnění')).toBeVisible();
});
