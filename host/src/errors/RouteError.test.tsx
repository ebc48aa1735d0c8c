import { ApiError } from '@advisor/api-client/api-error';
import { caseCalls } from '@advisor/contracts/case/calls';
import { addTexts, initI18n } from '@advisor/i18n/instance';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { whenServerIsBack } from '../connection';
import { hostTexts } from '../texts';
import { RouteError } from './RouteError';

jest.mock('../connection');

beforeAll(async () => {
  await initI18n();
  addTexts('host', hostTexts);
});

const noAnswer = () => new ApiError({ kind: 'network', status: 0, operationId: caseCalls.get.id });
const timeout = () => new ApiError({ kind: 'timeout', status: 0, operationId: caseCalls.get.id });
const serviceAway = () =>
  new ApiError({ kind: 'http', status: 503, operationId: caseCalls.get.id });

let serverIsBack: () => void;

/** A screen that fails again and again. */
async function show(failure: () => ApiError, title = 'Server neodpovídá') {
  const loader = jest.fn(() => Promise.reject(failure()));
  jest.mocked(whenServerIsBack).mockImplementation((onBack) => {
    serverIsBack = onBack;
    return () => undefined;
  });
  const router = createMemoryRouter([
    { path: '/', loader, element: null, errorElement: <RouteError />, HydrateFallback: () => null },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: title });
  return loader;
}

const comeBack = () => act(async () => serverIsBack());

it('names a time-out once, and says what can be done', async () => {
  await show(timeout, 'Server neodpověděl včas');
  expect(screen.getAllByText('Server neodpověděl včas')).toHaveLength(1);
  expect(screen.getByText(/Zkuste stránku načíst znovu/)).toBeVisible();
});

it('goes on waiting while there is no answer', async () => {
  const loader = await show(noAnswer);
  await comeBack();
  expect(loader).toHaveBeenCalledTimes(2);
  expect(whenServerIsBack).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('heading', { name: 'Server neodpovídá' })).toBeVisible();
});

it('leaves another try to the user once the server answers, but not this screen', async () => {
  const loader = await show(serviceAway);
  await comeBack();
  expect(loader).toHaveBeenCalledTimes(2);
  expect(whenServerIsBack).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: 'Stránku se nepodařilo zobrazit' })).toBeVisible();
  expect(screen.getByText(/za chvíli/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Zkusit znovu' })).toBeVisible();
});

const Broken = () => {
  throw new TypeError('rows is not iterable');
};

describe('under npm run dev', () => {
  afterEach(() => {
    process.env.NODE_ENV = 'test';
  });

  it.each([
    ['development', true],
    ['production', false],
  ] as const)('%s: where it broke stands in the page, %s', async (mode, isShown) => {
    process.env.NODE_ENV = mode;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const router = createMemoryRouter([
      { path: '/', element: <Broken />, errorElement: <RouteError /> },
    ]);
    render(<RouterProvider router={router} />);
    await screen.findByRole('heading', { name: 'Stránku se nepodařilo zobrazit' });
    const stack = screen.queryByText(/TypeError: rows is not iterable\s+at Broken/);
    expect(stack !== null).toBe(isShown);
  });
});
