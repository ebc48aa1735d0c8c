import { taskCalls } from '@advisor/contracts/tasks/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import {
  findCard,
  hubHandlers,
  openHub,
  task,
  taskDetail,
  taskHandlers,
} from '../../areas/application/testing/open-hub';

const server = mockServer(...hubHandlers());

const openDrawer = async () => {
  const rendered = await openHub();
  await rendered.user.click(await screen.findByRole('button', { name: 'Cenová výjimka' }));
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByLabelText(/Zdůvodnění/);
  return { ...rendered, drawer };
};
const submit = { name: /Požádat o výjimku/ };

it('wants a discount within its bounds and a reason', async () => {
  const { user, drawer } = await openDrawer();
  await user.click(drawer.getByRole('button', submit));
  expect(await drawer.findByText('Vyplňte pole Zdůvodnění')).toBeVisible();
  await user.type(drawer.getByLabelText('Sleva ze sazby'), '0,75');
  await user.type(drawer.getByLabelText('Sleva z poplatku: Ocenění nemovitosti'), '5000');
  await user.click(drawer.getByRole('button', submit));
  expect(await drawer.findAllByText(/Sleva může být nejvýše/)).not.toHaveLength(0);
  expect(drawer.getByLabelText('Sleva ze sazby')).toBeInvalid();
  expect(drawer.getByLabelText('Sleva z poplatku: Ocenění nemovitosti')).toBeInvalid();
});

it('takes a rate in hundredths', async () => {
  const { user, drawer } = await openDrawer();
  await user.type(drawer.getByLabelText('Sleva ze sazby'), '0,123');
  await user.click(drawer.getByRole('button', submit));
  expect(await drawer.findAllByText(/2 desetinná místa/)).not.toHaveLength(0);
  expect(drawer.getByLabelText('Sleva ze sazby')).toBeInvalid();
});

it('sends what is asked for, and shows the server’s word at its field', async () => {
  const sent = jest.fn();
  const { user, drawer, banners } = await openDrawer();
  await user.type(drawer.getByLabelText('Sleva ze sazby'), '0,3');
  await user.type(drawer.getByLabelText('Sleva z poplatku: Ocenění nemovitosti'), '4900');
  await user.type(drawer.getByLabelText(/Zdůvodnění/), 'Nabídka jiné banky.');
  server.use(
    handle(taskCalls.create, ({ body }) => {
      sent(body);
      return failure(400, {
        message: 'Poplatek už slevu má.',
        field: 'priceException.fees.0.discount',
      });
    }),
  );
  await user.click(drawer.getByRole('button', submit));
  await waitFor(() =>
    expect(drawer.getByLabelText('Sleva z poplatku: Ocenění nemovitosti')).toBeInvalid(),
  );
  expect(drawer.getByText('Poplatek už slevu má.')).toBeVisible();
  expect(sent).toHaveBeenCalledWith({
    taskTypeId: 2,
    priceException: { interestRateDiscount: 0.3, fees: [{ feeId: 2, discount: 4_900 }] },
    message: 'Nabídka jiné banky.',
  });
  expect(banners).toEqual([]);
});

it('is decided by whom it is for', async () => {
  const priceException = { interestRateDiscount: 0.3, fees: [] };
  const asked = { ...task, taskTypeId: 2 as const, priceException };
  server.use(
    ...taskHandlers({
      exception: { task: asked },
      detail: { ...taskDetail, ...asked, canBeCancelled: false, canBeFinished: true },
    }),
  );
  const { user } = await openHub();
  await user.click(await screen.findByRole('button', { name: 'Cenová výjimka' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('0,30 p. b.')).toBeVisible();
  const decided = jest.fn();
  server.use(
    handle(taskCalls.finish, ({ body }) => {
      decided(body);
    }),
    handle(taskCalls.currentPriceException, {
      task: { ...asked, state: 11 },
      validTo: '2026-12-21',
    }),
  );
  await user.click(drawer.getByRole('button', { name: 'Schválit' }));
  await screen.findByText('Schválit cenovou výjimku?');
  const question = within(screen.getAllByRole('dialog').at(-1)!);
  await user.click(question.getByRole('button', { name: 'Schválit' }));
  const shown = within(await findCard('Cenová výjimka'));
  expect(await shown.findByText('Schváleno')).toBeVisible();
  expect(shown.getByText(/platí do 21\. 12\. 2026/)).toBeVisible();
  expect(decided).toHaveBeenCalledWith({ isApproved: true, seen: 4 });
});
