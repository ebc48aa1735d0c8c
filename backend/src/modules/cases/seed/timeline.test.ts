import { productType } from '@advisor/contracts/codebooks';
import { isBankingDay } from '@advisor/lending/calendar-and-money/banking-days';
import { bankDay } from '../../../platform/calendar';
import { ordinaryCase } from '../../../seed/seeded-case';
import { type CaseBundle, caseBundle } from './case-bundle';

const today = '2026-11-20';
const bundles = Array.from({ length: 2_000 }, (_, index) =>
  caseBundle(ordinaryCase(index), { today, ownerOf: () => 1 }),
);

test('nothing happens before the case, after its last change or after yesterday', () => {
  const end = new Date(today);
  for (const { case: row, events, tasks } of bundles) {
    expect(row.lastChangedOn >= row.createdOn && row.lastChangedOn < end).toBe(true);
    expect(events[0]?.happenedOn).toEqual(row.createdOn);
    expect(events.at(-1)?.happenedOn).toEqual(row.lastChangedOn);
    const instants = events.map(({ happenedOn }) => happenedOn.toISOString());
    expect(instants).toEqual(instants.toSorted());
    for (const { createdOn } of tasks) {
      expect(createdOn >= row.createdOn && createdOn <= row.lastChangedOn).toBe(true);
    }
  }
});

const pragueHour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Prague', hour: 'numeric' });

test('people work from eight to five on banking days', () => {
  const instants = bundles
    .slice(0, 500)
    .flatMap(({ case: row, events, tasks, arrangements }) => [
      row.createdOn,
      row.lastChangedOn,
      ...events.map((event) => event.happenedOn),
      ...tasks.map((task) => task.createdOn),
      ...arrangements.map((arrangement) => arrangement.createdOn),
    ]);
  const outside = instants.filter((instant) => {
    const hour = Number(pragueHour.format(instant));
    return hour < 8 || hour >= 17 || !isBankingDay(bankDay(instant));
  });
  expect(outside).toEqual([]);
});

test.each([
  {
    title: 'Smlouva podepsána',
    dayOf: ({ loan, savings }: CaseBundle) => (loan ?? savings)?.contractSignedOn,
  },
  { title: 'Čerpání provedeno', dayOf: ({ loan }: CaseBundle) => loan?.firstDrawingOn },
  { title: 'Úvěr vyplacen', dayOf: ({ loan }: CaseBundle) => loan?.firstDrawingOn },
])('the history says the same day as the parameters: $title', ({ title, dayOf }) => {
  const notices = bundles.flatMap((bundle) =>
    bundle.events
      .filter((event) => event.title === title)
      .map((event) => ({ notedOn: bankDay(event.happenedOn), agreed: dayOf(bundle) })),
  );
  expect(notices.length).toBeGreaterThan(50);
  expect(notices.filter((entry) => entry.notedOn !== entry.agreed)).toEqual([]);
});

test('a contract is in the history exactly when the parameters have its day', () => {
  for (const { loan, savings, events } of bundles) {
    const isSigned = events.some(({ title }) => title === 'Smlouva podepsána');
    expect(isSigned).toBe((loan ?? savings)?.contractSignedOn !== null);
  }
});

const titlesOf = (code: number) =>
  bundles
    .filter((bundle) => bundle.case.productTypeId === code)
    .flatMap(({ events }) => events.map(({ title }) => title))
    .join();

test('a history has only what its product knows', () => {
  const ofSavings = titlesOf(productType.buildingSavings.code);
  expect(ofSavings).toContain('První vklad připsán');
  expect(ofSavings).not.toMatch(/[Čč]erpání|splátka|Žádost|Domácnost/);
  expect(titlesOf(productType.unsecuredLoan.code)).not.toMatch(/[Čč]erpání/);
});
