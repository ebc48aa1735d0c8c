import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import type { Signatures } from '@advisor/contracts/signature-service/entities';
import { screen, waitFor, within } from '@testing-library/react';
import { navigateTo, recordSign } from '../testing/record-sign';
import { renderCard } from '../testing/render-card';
import {
  biometric,
  expired,
  member,
  running,
  signatures,
  signed,
  standard,
} from '../testing/signature-fixtures';

const server = mockServer();
/** What the service would answer now. */
let now: Signatures;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  now = signatures([
    member({ AvailableSigningProcesses: [standard({ AvailableSigningMethods: [biometric] })] }),
  ]);
  server.use(
    handle(signatureCalls.getWithMethods, () => now),
    handle(signatureCalls.get, () => now),
  );
});

const signIn = (container: HTMLElement) =>
  within(container).findByRole('button', { name: 'Podepsat: Jan Novák' });

/** Starts a signature once, as the service does, and refuses the next. */
const startOnce = () =>
  recordSign(server, () => {
    const isStarted = now.Groups[0]?.Members[0]?.SelectedSigningMethod;
    if (isStarted) return { Result: { Code: 102, Message: 'Podpis už probíhá.' } };
    now = signatures([running()]);
    return navigateTo('/pad/1');
  });

/** Lets the call end when the test says so. */
const held = () => {
  let end: (() => void) | undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { ended, end: () => end?.() };
};

describe('left while the call is under way', () => {
  it('goes to the device no more after Sign, and tells what has been signed', async () => {
    const { ended, end } = held();
    const received = recordSign(server, async () => {
      await ended;
      now = signatures([running()]);
      return navigateTo('/pad/1');
    });
    const { user, container, names, unmount } = await renderCard();
    await user.click(await signIn(container));
    await waitFor(() => expect(received).toHaveLength(1));
    unmount();
    end();
    await waitFor(() => expect(names()).toContain('refresh'));
    expect(names()).not.toContain('navigate');
  });

  it('redirects nobody after a retry', async () => {
    now = signatures([expired()]);
    const { ended, end } = held();
    let retries = 0;
    server.use(
      handle(signatureCalls.retry, async () => {
        retries += 1;
        await ended;
        return navigateTo('/pad/2');
      }),
    );
    const { user, names, unmount } = await renderCard();
    await user.click(await screen.findByRole('button', { name: 'Opakovat podpis: Jan Novák' }));
    await waitFor(() => expect(retries).toBe(1));
    unmount();
    end();
    await waitFor(() => expect(names()).toContain('refresh'));
    expect(names()).not.toContain('redirect');
  });

  it('signs no second time after a reload', async () => {
    const { ended, end } = held();
    const received = recordSign(server, async () => {
      now = signatures([running()]);
      await ended;
      return navigateTo('/pad/1');
    });
    const first = await renderCard();
    await first.user.click(await signIn(first.container));
    await waitFor(() => expect(received).toHaveLength(1));
    first.unmount();

    const second = await renderCard();
    expect(await screen.findByText('Probíhá')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Podepsat:/ })).not.toBeInTheDocument();
    now = signatures([signed()]);
    end();
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByText('Podepsáno')).toBeVisible();
    expect(received).toHaveLength(1);
    expect(second.names()).not.toContain('navigate');
  });

  it('begins one signature although the page that is loaded shows an older state', async () => {
    const older = now;
    const received = startOnce();
    const first = await renderCard();
    await first.user.click(await signIn(first.container));
    await waitFor(() => expect(received).toHaveLength(1));
    first.unmount();
    server.use(handle(signatureCalls.getWithMethods, older));
    const second = await renderCard();
    await second.user.click(await signIn(second.container));
    expect(await screen.findByText(/Podpis už byl zahájen/)).toBeVisible();
    expect(second.names()).not.toContain('navigate');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

it('begins one signature from two tabs, and the other one says so', async () => {
  startOnce();
  const one = await renderCard();
  const other = await renderCard();
  const buttons = await Promise.all([signIn(one.container), signIn(other.container)]);
  for (const button of buttons) button.click();
  const isShown = ({ container }: typeof one) =>
    within(container).queryByText(/Podpis už byl zahájen/) !== null;
  const isLed = ({ names }: typeof one) => names().includes('navigate');
  await waitFor(() => {
    expect([one, other].filter(isLed)).toHaveLength(1);
    expect([one, other].filter(isShown)).toHaveLength(1);
  });
  for (const tab of [one, other]) {
    expect(await within(tab.container).findByText('Probíhá')).toBeVisible();
    expect(tab.names()).not.toContain('signFailed');
  }
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
