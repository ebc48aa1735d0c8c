import { permission } from '@advisor/contracts/permissions';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import type { RefixationOffer } from '@advisor/contracts/refinancing/simulation';
import { failure, handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { screen, waitFor, within } from '@testing-library/react';
import { refixationRoutes } from '../routes';
import {
  refixation,
  refixationOffer,
  refixationProcess,
  repaymentTerms,
} from '../testing/refixation';

const server = mockServer(
  handle(refinancingCalls.refixation, refixation()),
  handle(refinancingCalls.repaymentTerms, repaymentTerms()),
);

const open = (
  path = '/mortgage/refixation/1000001/calculator',
  options: Parameters<typeof renderRoute>[2] = {},
) =>
  renderRoute(
    (queryClient) => [
      {
        errorElement: <p role="alert">Nelze načíst</p>,
        HydrateFallback: () => null,
        children: [
          ...refixationRoutes({ queryClient }).filter(({ path: of }) => of?.endsWith('calculator')),
          { path: '/mortgage/refixation/:caseId', element: <p>Refixace případu</p> },
        ],
      },
    ],
    path,
    options,
  );
const text = (element: HTMLElement) => element.textContent.replace(/\s/g, ' ');
const result = () => screen.getByRole('region', { name: 'Měsíční splátka po skončení fixace' });
const periods = () => screen.getByRole('table', { name: 'Sazby po skončení fixace' });
const period = (name: RegExp) => within(periods()).getByRole('row', { name });
const cells = (row: HTMLElement) => within(row).getAllByRole('cell').map(text);
const fact = (term: string, place = result()) =>
  text(within(place).getByText(term).closest('div')!.querySelector('dd')!);
const box = (name: string) => screen.getByRole('region', { name });
const discountField = () => screen.findByLabelText('Sleva ze sazby');
const discounted = async (points: string) => {
  const opened = await open();
  await opened.user.type(await discountField(), points);
  return opened;
};

it('shows every period with and without the discount, by each key', async () => {
  const { user } = await open();
  const field = await discountField();
  expect(cells(period(/^5\slet/))).toEqual([
    '4,69 %',
    '12 824 Kč',
    '4,69 %',
    '12 824 Kč',
    '+1 540 Kč',
  ]);
  await user.type(field, '0,2');
  expect(cells(period(/^5\slet/))).toEqual([
    '4,69 %',
    '12 824 Kč',
    '4,49 %',
    '12 612 Kč',
    '+1 328 Kč',
  ]);
  expect(cells(period(/^10\slet/))[2]).toBe('4,79 %');
  expect(result()).toHaveTextContent(/12\s612\sKč.*o 1\s328\sKč měsíčně více než dnes/);
});

it('changes the discount by steps, as far as the advisor may go', async () => {
  const { user } = await open();
  const raise = await screen.findByRole('button', { name: /Zvýšit slevu/ });
  for (const _ of [1, 2, 3, 4, 5]) await user.click(raise);
  expect(await discountField()).toHaveDisplayValue('0,5');
  expect(raise).toBeDisabled();
  await user.click(screen.getByRole('button', { name: /Snížit slevu/ }));
  expect(await discountField()).toHaveDisplayValue('0,4');
});

it('looks at the period that is chosen, by the keyboard too', async () => {
  const { user } = await discounted('0,2');
  expect(screen.getByRole('radio', { name: /5\slet/ })).toBeChecked();
  screen.getByRole('radio', { name: /5\slet/ }).focus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('radio', { name: /3\sroky/ })).toBeChecked();
  expect(fact('Sazba po slevě')).toBe('4,59 %');
  expect(result()).toHaveTextContent('do 15. 5. 2030');
  await user.click(screen.getByText('10 let'));
  expect(result()).toHaveTextContent('do 15. 5. 2037');
});

it('puts the loan of today, without and with the discount side by side', async () => {
  await discounted('0,2');
  const table = screen.getByRole('table', { name: 'Úvěr dnes a po skončení fixace' });
  const row = (name: RegExp) => cells(within(table).getByRole('row', { name }));
  expect(within(table).getAllByRole('columnheader').map(text)).toEqual([
    'Údaj',
    'Dnešní sazba',
    'Bez slevy',
    'S nabídkou',
  ]);
  expect(row(/^Sazba/)).toEqual(['3,19 %', '4,69 %', '4,49 %']);
  expect(row(/^Rozdíl splátky/)).toEqual(['–', '+1 540 Kč', '+1 328 Kč']);
  expect(row(/^Rozdíl úroků do splatnosti/)[0]).toBe('–');
});

it('shows the interest of both lives year by year, in a table too', async () => {
  await discounted('0,2');
  const chart = screen.getByRole('table', { name: 'Úroky po letech od konce fixace' });
  const names = within(chart).getAllByRole('columnheader').map(text);
  expect(names).toEqual(['Rok', 'Úroky při dnešní sazbě', 'Navíc po změně']);
  const amounts = within(chart)
    .getAllByRole('row')
    .slice(1)
    .map((of) =>
      Number(
        cells(of)[0]!
          .replaceAll(/[^\d,]/g, '')
          .replace(',', '.'),
      ),
    );
  const total = within(
    screen.getByRole('table', { name: 'Úvěr dnes a po skončení fixace' }),
  ).getByRole('row', { name: /^Úroky do splatnosti/ });
  const shown = Number(
    cells(total)[0]!
      .replaceAll(/[^\d,]/g, '')
      .replace(',', '.'),
  );
  expect(amounts.reduce((sum, one) => sum + one, 0)).toBeCloseTo(shown, 1);
});

it('explains every number by steps that give it', async () => {
  await discounted('0,2');
  const amount = (label: string, name: string) => {
    const written = fact(label, box(name)).replaceAll(/[^\d,−+]/g, '');
    return Number(written.replace(',', '.').replace('−', '-'));
  };
  const owed = 'Dluh na konci fixace';
  const parts = ['Jistina dnes', 'Zaplaceno v 6 splátkách', 'Z toho úroky'];
  const sum = parts.reduce((total, label) => total + amount(label, owed), 0);
  expect(sum).toBeCloseTo(amount('Klient bude dlužit 15. 5. 2027', owed), 2);
  expect(fact('Klient bude dlužit 15. 5. 2027', box(owed))).toBe('1 963 957,21 Kč');
  expect(fact('Klient bude dlužit', result())).toBe('1 963 957 Kč');
  expect(fact('Sleva', box('Sazba'))).toBe('−0,20 p. b.');
  expect(fact('Na celé koruny nahoru', box('Měsíční splátka'))).toBe('12 612 Kč');
  expect(screen.getByRole('region', { name: /Úroky v nové fixaci do/ })).toHaveTextContent(
    'Zaplaceno v 60 splátkách',
  );
});

it('tells what a rise of the rate would mean, and the difference month by month', async () => {
  // jsdom has no layout.
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480);
  const { user } = await discounted('0,2');
  const rises = screen.getByRole('table', { name: 'Kdyby sazba po nové fixaci stoupla' });
  expect(cells(within(rises).getByRole('row', { name: /o 1 p\. b\./ }))[0]).toBe('5,49 %');
  expect(cells(within(rises).getByRole('row', { name: /o 2 p\. b\./ }))[0]).toBe('6,49 %');
  await user.click(screen.getByRole('button', { name: 'Zobrazit měsíce' }));
  const [first] = within(screen.getByRole('list', { name: /měsíc po měsíci/ })).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent(/15\.\s6\.\s2027.*11\s284,00.*12\s612,00.*\+1\s328/);
});

it.each([
  ['0,25', 'Slevu zadejte po 0,1 procentního bodu'],
  ['0,6', 'Sleva nad 0,5 procentního bodu potřebuje schválenou cenovou výjimku'],
])('refuses the discount %s at its field', async (points, refusal) => {
  await discounted(points);
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(await discountField()).toBeInvalid();
  expect(result()).toHaveTextContent('Opravte údaje nabídky.');
  expect(cells(period(/^5\slet/)).slice(2)).toEqual(['–', '–', '–']);
});

it('leads to where a price exception is asked for', async () => {
  await discounted('0,6');
  expect(await screen.findByRole('link', { name: /O výjimku požádejte/ })).toHaveAttribute(
    'href',
    '/mortgage/hub?caseId=1000001',
  );
});

it('keeps offers of all periods, and leads to the refixation', async () => {
  const sent: unknown[] = [];
  server.use(
    handle(refinancingCalls.simulateRefixationList, ({ body }) => {
      sent.push(body);
      return [refixationOffer()];
    }),
  );
  const { user } = await discounted('0,2');
  await user.click(screen.getByRole('button', { name: 'Uložit všechny' }));
  expect(await screen.findByText('Refixace případu')).toBeVisible();
  expect(sent).toEqual([{ interestRateDiscount: 0.2 }]);
});

it('keeps the offer of one period', async () => {
  const sent: unknown[] = [];
  server.use(
    handle(refinancingCalls.simulateRefixation, ({ body }): RefixationOffer => {
      sent.push(body);
      return refixationOffer();
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByText('3 roky'));
  await user.click(screen.getByRole('button', { name: /Uložit jen 3\sroky/ }));
  expect(await screen.findByText('Refixace případu')).toBeVisible();
  expect(sent).toEqual([{ fixedRatePeriod: 36, interestRateValidFrom: '2027-05-16' }]);
});

it('keeps nothing for who may only read', async () => {
  const user = advisorUser({ userPermissions: [permission.searchCases] });
  await open(undefined, { user });
  expect(await discountField()).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Uložit/ })).not.toBeInTheDocument();
});

it('says why nothing can be offered', async () => {
  const { next: _, ...rest } = refixation({ refusal: 'Fixace sazby už skončila.' });
  server.use(handle(refinancingCalls.refixation, rest));
  await open();
  expect(await screen.findByText('Fixace sazby už skončila.')).toBeVisible();
  expect(screen.queryByLabelText('Sleva ze sazby')).not.toBeInTheDocument();
});

it('is that of the process in its address, and of no other', async () => {
  const process = refixationProcess({ processId: 31 });
  server.use(handle(refinancingCalls.refixation, refixation({ process })));
  await open('/mortgage/refixation/1000001/31/calculator');
  expect(await discountField()).toBeVisible();
});

it.each(['/mortgage/refixation/1000001/32/calculator', '/mortgage/refixation/abc/calculator'])(
  'is not there at %s',
  async (path) => {
    await open(path);
    expect(await screen.findByRole('alert')).toBeVisible();
  },
);

it.each([403, 404, 500])('leaves a failure %d to the error page', async (status) => {
  server.use(handle(refinancingCalls.refixation, failure(status)));
  await open();
  await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
});
