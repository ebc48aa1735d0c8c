import { addTexts, initI18n } from '@advisor/i18n/instance';
import { createQueryClient } from '@advisor/api-client/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { isServerBack, lostQueries, whenServerIsBack } from '../connection';
import { hostTexts } from '../texts';
import { useErrorBannerStore } from './error-banner-store';
import { ConnectionBar } from './ConnectionBar';
import { ErrorBannerBar } from './ErrorBannerBar';

jest.mock('../connection');

beforeAll(async () => {
  await initI18n();
  addTexts('host', hostTexts);
});

it.each([
  ['answers, but not every call', true, /nelze načíst/, 1],
  ['is away again', false, /Server neodpovídá/, 2],
])('when the server %s', async (_name, isBack, text, waits) => {
  jest.mocked(lostQueries).mockReturnValue(['query']);
  jest.mocked(isServerBack).mockResolvedValue(isBack);
  render(
    <QueryClientProvider client={createQueryClient({ onFailure: () => undefined })}>
      <ConnectionBar />
      <ErrorBannerBar />
    </QueryClientProvider>,
  );
  act(() => useErrorBannerStore.getState().show({ severity: 1, text: 'network' }));
  await act(async () => jest.mocked(whenServerIsBack).mock.calls[0]?.[0]());
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(whenServerIsBack).toHaveBeenCalledTimes(waits);
});
