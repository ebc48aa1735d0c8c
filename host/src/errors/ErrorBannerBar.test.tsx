import { addTexts, initI18n } from '@advisor/i18n/instance';
import { createQueryClient } from '@advisor/api-client/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { hostTexts } from '../texts';
import { useErrorBannerStore, type ShownBanner } from './error-banner-store';
import { ErrorBannerBar } from './ErrorBannerBar';

beforeAll(async () => {
  await initI18n();
  addTexts('host', hostTexts);
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function show(banner: ShownBanner) {
  render(
    <QueryClientProvider client={createQueryClient({ onFailure: () => undefined })}>
      <ErrorBannerBar />
    </QueryClientProvider>,
  );
  act(() => useErrorBannerStore.getState().show(banner));
}

it.each([
  [1, 'alert', 'Chyba: Zpráva'],
  [2, 'status', 'Upozornění: Zpráva'],
  [3, 'status', 'Informace: Zpráva'],
] as const)('reads severity %d as %s', (severity, role, text) => {
  show({ severity, message: 'Zpráva' });
  expect(screen.getByRole(role)).toHaveTextContent(text);
});

it('takes a simple message away after 15 s', () => {
  show({ severity: 1, text: 'unexpected' });
  pass(14_999);
  expect(screen.getByRole('alert')).toBeVisible();
  pass(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('counts anew for the next message', () => {
  show({ severity: 1, message: 'První' });
  pass(10_000);
  act(() => useErrorBannerStore.getState().show({ severity: 1, message: 'Druhá' }));
  pass(14_999);
  expect(screen.getByText('Druhá')).toBeVisible();
});

it.each<[string, ShownBanner]>([
  ['a trace id to hand over', { severity: 1, message: 'Chyba', traceId: 'trace-1' }],
  ['a description to read', { severity: 1, message: 'Chyba', description: 'Popis' }],
  ['something to do', { severity: 1, text: 'timeout' }],
])('leaves a message with %s until it is answered', (_name, banner) => {
  show(banner);
  pass(60_000);
  expect(screen.getByRole('alert')).toBeVisible();
});
