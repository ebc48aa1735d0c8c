import 'fake-indexeddb/auto';
import { adminCalls } from '@advisor/contracts/admin/calls';
import { backgroundHeader } from '@advisor/contracts/error-codes';
import type { EndpointDeclaration } from '@advisor/contracts/endpoint';
import type { Operation } from '@advisor/contracts/operation';
import { failure, handle } from '@advisor/testing/handlers';
import { hearLive } from '@advisor/shell/live';
import { loggedInUserQuery } from '@advisor/shell/session';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { BannerChange } from './banners.queries';
import { systemNotificationRoutes } from './routes';
import { systemNotificationLoader } from './system-notification.loader';
import { banner, openBanners } from './testing/open-banners';

const seen = banner();
const planned = banner({
  feBannerId: 8,
  title: 'Nové sazby',
  description: undefined,
  severity: 'info',
  visibleFrom: '2026-11-20T19:00:00.000Z',
  visibleTo: '2026-11-30T19:00:00.000Z',
});
const past = banner({
  feBannerId: 9,
  title: 'Výpadek katastru',
  severity: 'error',
  visibleFrom: '2026-11-01T08:00:00.000Z',
  visibleTo: '2026-11-02T08:00:00.000Z',
});
const change: BannerChange = {
  changeId: 1,
  feBannerId: 7,
  kind: 'changed',
  changedOn: '2026-11-19T08:00:00.000Z',
  changedBy: 'Alena Šťastná',
  before: { ...seen, severity: 'info' },
  after: seen,
};

const sent = jest.fn();
const server = mockServer(
  handle(adminCalls.listBanners, [planned, seen, past]),
  handle(adminCalls.bannerChanges, [change]),
);

beforeEach(() => {
  sent.mockClear();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T09:00:00Z'));
});

const list = (name: string) => screen.findByRole('region', { name });
const titles = async (name: string) =>
  within(await list(name))
    .getAllByRole('listitem')
    .map((item) => within(item).getByText(/./, { selector: 'strong' }).textContent);
const press = (name: string) => screen.findByRole('button', { name });
const answerTo = (answer: unknown) => (input: unknown) => {
  sent(input);
  return answer as never;
};

it('shows what others have published, not prolonging the session', async () => {
  await openBanners();
  await list('Zobrazují se teď');
  const asked = jest.fn((_background: string | null) => [past]);
  server.use(
    handle(adminCalls.listBanners, ({ headers }) => asked(headers.get(backgroundHeader))),
    handle(adminCalls.bannerChanges, ({ headers }) => {
      asked(headers.get(backgroundHeader));
      return [change];
    }),
  );
  act(() => hearLive({ topic: 'banners' }));
  await waitFor(() => expect(asked.mock.calls).toEqual([['1'], ['1']]));
  expect(await titles('Minulá')).toEqual(['Výpadek katastru']);
  expect(screen.queryByText('Nové sazby', { selector: 'strong' })).not.toBeInTheDocument();
});

it('shows what is seen now, what is planned and what is past', async () => {
  await openBanners();
  expect(await titles('Zobrazují se teď')).toEqual(['Odstávka podepisování']);
  expect(await titles('Naplánovaná')).toEqual(['Nové sazby']);
  expect(await titles('Minulá')).toEqual(['Výpadek katastru']);
  const now = within(await list('Zobrazují se teď'));
  expect(now.getByText(/20\. 11\. 2026 09:30 – 20\. 11\. 2026 21:00.*Alena Šťastná/)).toBeVisible();
  expect(now.getByText(/Ve stejné době je vidět také „Nové sazby“/)).toBeVisible();
  expect(within(await list('Minulá')).queryByText(/Ve stejné době/)).toBeNull();
  expect(within(await list('Minulá')).queryByRole('button', { name: /^Ukončit/ })).toBeNull();
});

it('tells who changed what', async () => {
  await openBanners();
  const table = await screen.findByRole('table', { name: 'Historie změn' });
  const [, row] = within(table).getAllByRole('row');
  expect(row).toHaveTextContent(
    '19. 11. 2026 09:00Alena ŠťastnáOdstávka podepisováníUpravenoZávažnost: Informace → Upozornění',
  );
});

it('publishes a new one as it was seen in the preview', async () => {
  server.use(handle(adminCalls.createBanner, answerTo({ feBannerId: 10 })));
  const { user } = await openBanners();
  await user.click(await press('Nové oznámení'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Nadpis/), 'Odstávka <b>v sobotu</b>');
  await user.type(
    dialog.getByLabelText(/^Text/),
    'Více na https://www.kb.cz/odstavky. Ne javascript:alert(1) ani https://kb.cz.evil.example/x',
  );
  await user.click(dialog.getByText('Chyba'));
  await user.clear(dialog.getByLabelText(/^Zobrazit od/));
  await user.type(dialog.getByLabelText(/^Zobrazit od/), '21.11.2026');
  await user.clear(dialog.getByLabelText(/^Čas začátku/));
  await user.type(dialog.getByLabelText(/^Čas začátku/), '2200');
  await user.type(dialog.getByLabelText(/^Zobrazit do/), '22.11.2026');
  await user.type(dialog.getByLabelText(/^Čas konce/), '2');
  await user.tab();

  const preview = within(dialog.getByRole('region', { name: 'Náhled' }));
  expect(preview.getByText(/Odstávka <b>v sobotu<\/b>/)).toBeVisible();
  expect(preview.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://www.kb.cz/odstavky',
  ]);
  expect(preview.getByText(/Ve stejné době je vidět také „Nové sazby“/)).toBeVisible();

  await user.dblClick(dialog.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    body: {
      title: 'Odstávka <b>v sobotu</b>',
      severity: 'error',
      visibleFrom: '2026-11-21T21:00:00.000Z',
      visibleTo: '2026-11-22T01:00:00.000Z',
    },
  });
});

it('refuses what makes no sense at its field', async () => {
  const { user } = await openBanners();
  await user.click(await press('Nové oznámení'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Zobrazit do/), '19.11.2026');
  await user.type(dialog.getByLabelText(/^Čas konce/), '27:00');
  await user.click(dialog.getByLabelText(/^Text/));
  await user.paste('x'.repeat(10_000));
  await user.click(dialog.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Nadpis/)).toBeInvalid());
  expect(dialog.getByLabelText(/^Text/)).toBeInvalid();
  expect(dialog.getByLabelText(/^Čas konce/)).toHaveAccessibleDescription(
    'Zadejte čas, například 14:05',
  );
  await user.type(dialog.getByLabelText(/^Nadpis/), 'Odstávka');
  await user.clear(dialog.getByLabelText(/^Text/));
  await user.clear(dialog.getByLabelText(/^Čas konce/));
  await user.type(dialog.getByLabelText(/^Čas konce/), '7:00');
  await user.click(dialog.getByRole('button', { name: 'Uložit' }));
  await waitFor(() =>
    expect(dialog.getByLabelText(/^Zobrazit do/)).toHaveAccessibleDescription(
      'Konec musí být po začátku',
    ),
  );
});

it('keeps the seconds of a time that nobody has changed', async () => {
  const visibleTo = '2026-11-20T08:45:31.250Z';
  server.use(
    handle(adminCalls.listBanners, [banner({ visibleTo })]),
    handle(adminCalls.updateBanner, answerTo({ version: 4 })),
  );
  const { user } = await openBanners();
  await user.click(await press('Upravit: Odstávka podepisování'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Nadpis/), ' skončila');
  await user.click(dialog.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ body: { visibleTo } });
});

it('shows what the server refuses at the field of the form', async () => {
  server.use(
    handle(
      adminCalls.updateBanner,
      failure(400, { message: 'Konec zobrazení už minul.', field: 'visibleTo' }),
    ),
  );
  const { user, banners } = await openBanners();
  await user.click(await press('Upravit: Výpadek katastru'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Uložit' }));
  await waitFor(() =>
    expect(dialog.getByLabelText(/^Zobrazit do/)).toHaveAccessibleDescription(
      'Konec zobrazení už minul.',
    ),
  );
  expect(banners).toEqual([]);
});

it.each<[string, Operation<EndpointDeclaration>, object]>([
  ['Ukončit', adminCalls.endBanner, { body: { version: 3 } }],
  ['Smazat', adminCalls.deleteBanner, { query: { version: '3' } }],
])('%s asks first, and does it once', async (name, operation, expected) => {
  server.use(handle(operation, answerTo(name === 'Ukončit' ? { version: 4 } : undefined)));
  const { user } = await openBanners();
  await user.click(await press(`${name}: Odstávka podepisování`));
  const dialog = within(await screen.findByRole('dialog'));
  await user.dblClick(dialog.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent.mock.calls[0]?.[0]).toMatchObject(expected);
});

it('says in the question that somebody else was faster', async () => {
  server.use(
    handle(
      adminCalls.deleteBanner,
      failure(409, { message: 'Oznámení mezitím změnil někdo jiný. Nic jsme nezměnili.' }),
    ),
  );
  const { user, banners } = await openBanners();
  await user.click(await press('Smazat: Odstávka podepisování'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Smazat' }));
  expect(await dialog.findByText(/změnil někdo jiný/)).toBeVisible();
  expect(banners).toEqual([]);
});

it('asks for nothing without the permission; the layout says why', async () => {
  server.use(handle(adminCalls.listBanners, answerTo([])));
  const queryClient = new QueryClient();
  const user = advisorUser({ userPermissions: [224] });
  queryClient.setQueryData(loggedInUserQuery().queryKey, user);
  await systemNotificationLoader(queryClient)();
  expect(sent).not.toHaveBeenCalled();
  const [route] = systemNotificationRoutes({ queryClient });
  expect(route?.handle).toMatchObject({ permission: 249 });
});

it('leaves a failure of the list to the error page', async () => {
  server.use(handle(adminCalls.listBanners, failure(500)));
  await openBanners();
  expect(await screen.findByText('Nelze načíst')).toBeVisible();
});
