import type { ErrorMessage } from '@advisor/contracts/errors';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { eq } from 'drizzle-orm';
import { giveNotices } from '../commands/give-notices';
import { savedRefixation } from '../../../domain/refinancing/offers';
import { refinancingOffers } from '../../../domain/refinancing/schema';
import { usualSettings } from '../../../domain/refinancing/settings';
import { czechMoney, czechRate } from '../../../platform/czech-format';
import { refinancedCase } from '../../../testing/refinancing';
import { wordsOf } from '../../../testing/refinancing-documents';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp } from '../../../testing/test-app';

let backend: TestApp;
beforeEach(async () => void (backend = await testApp({ contents: seededCases })));
afterEach(() => backend.close());

const { refixationLetter, simulateRefixationList } = refinancingCalls;

/** A loan whose fixation ends on 15 March 2027, and what is done about it. */
async function endingFixation(fixedRateValidTo = '2027-03-15') {
  const one = await refinancedCase(backend, { fixedRateValidTo });
  const read = () => one.call(refixationLetter);
  const text = async () => wordsOf((await read()).rawPayload);
  /** As the bank's daily work gives it. */
  const giveNotice = async (day: string) => {
    const now = new Date(`${day}T09:00:00Z`);
    backend.setNow(now);
    const { rates } = backend.app.backend;
    await giveNotices(backend.db, {
      rates,
      settings: usualSettings,
      day,
      now,
      onFailed: (_, cause) => {
        throw cause;
      },
    });
  };
  const tell = async (day: string, interestRateDiscount?: number) => {
    backend.setNow(new Date(`${day}T09:00:00Z`));
    const offers = await one.ask(simulateRefixationList, { body: { interestRateDiscount } });
    await one.ask(offerCalls.communicateRefixation);
    return offers;
  };
  const offers = () =>
    backend.db.select().from(refinancingOffers).where(eq(refinancingOffers.caseId, one.caseId));
  return { ...one, read, text, giveNotice, tell, offers };
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

test('there is no letter until the client was told something', async () => {
  const { read, ask } = await endingFixation();
  await ask(simulateRefixationList, { body: {} });
  const response = await read();
  expect(response.statusCode).toBe(404);
  expect(response.json<ErrorMessage[]>()[0]?.message).toBe(
    'Klientovi zatím žádné sazby pro další fixaci sděleny nebyly.',
  );
});

test('the notice of the act tells each period, the default and the free repayment', async () => {
  const { giveNotice, read, text, offers } = await endingFixation();
  await giveNotice('2026-11-20');
  const response = await read();
  expect(response.headers['content-type']).toBe('application/pdf');
  const letter = await text();
  const saved = (await offers()).map(savedRefixation);
  expect(saved.length).toBeGreaterThan(3);
  for (const { answer } of saved)
    expect(letter).toContain(
      plain(`${czechRate(answer.interestRate)} ${czechMoney(answer.loanPaymentAmount)}`),
    );
  for (const fact of [
    'Oznámení podle § 102 zákona č. 257/2016 Sb.',
    'dne 15. 3. 2027 skončí doba, na kterou je úroková sazba Vašeho úvěru pevná',
    'Dosavadní úroková sazba 5,49 % ročně',
    '5 let – výchozí',
    'Vyberte si dobu fixace do 15. 3. 2027',
    'Neozvete-li se, bude od 16. 3. 2027 platit výchozí sazba',
    's fixací do 15. 3. 2032 (5 let)',
    'tedy do 20. 2. 2027, můžete úvěr zcela nebo zčásti splatit bez poplatku',
    'Oznámení má datum 20. 11. 2026; zákon je ukládá nejpozději tři měsíce před koncem fixace, tedy do 15. 12. 2026.',
  ])
    expect(letter).toContain(fact);
  expect(letter).not.toContain('Individuální nabídka');
});

test('a late notice keeps the repayment free past the fixation, and says so', async () => {
  const { giveNotice, text } = await endingFixation();
  await giveNotice('2027-01-10');
  expect(await text()).toContain(
    'Sazbu jsme Vám měli oznámit do 15. 12. 2026; bezplatné splacení proto trvá i po konci fixace.',
  );
});

test('a late notice whose three months end with the fixation promises nothing after it', async () => {
  const { giveNotice, text } = await endingFixation('2027-02-28');
  await giveNotice('2026-11-29');
  const letter = await text();
  expect(letter).toContain('tedy do 28. 2. 2027, můžete úvěr zcela nebo zčásti splatit');
  expect(letter).not.toContain('trvá i po konci');
});

test('an individual offer stands beside the notice, which still holds', async () => {
  const { giveNotice, tell, text, offers } = await endingFixation();
  await giveNotice('2026-11-20');
  const communicated = await tell('2026-11-25', 0.2);
  const letter = await text();
  expect(letter).toContain('Oznámeno dne 25. 11. 2026');
  expect(letter).toContain('5 let – výchozí');
  const individual = letter.slice(letter.indexOf('Individuální nabídka'));
  for (const { interestRateDiscounted, loanPaymentAmountDiscounted } of communicated)
    expect(individual).toContain(
      plain(
        `sleva 0,2 p. b. ${czechRate(interestRateDiscounted!)} ${czechMoney(loanPaymentAmountDiscounted!)}`,
      ),
    );
  const notice = (await offers()).find(({ isLegalNoticeDefault }) => isLegalNoticeDefault);
  expect(letter).toContain(plain(czechMoney(savedRefixation(notice!).answer.loanPaymentAmount)));
  expect(letter).toContain('u individuální nabídky do');
});

test('of what was told twice for a period the letter has the newer one', async () => {
  const { tell, text } = await endingFixation();
  const [first] = await tell('2026-11-20', 0.1);
  const [second] = await tell('2026-11-25', 0.2);
  const letter = await text();
  expect(letter).toContain(czechRate(second!.interestRateDiscounted!).replace('\u00A0', ' '));
  expect(letter).not.toContain('sleva 0,1 p. b.');
  expect(first!.interestRateDiscounted).toBeGreaterThan(second!.interestRateDiscounted!);
});

test('without the notice the letter says when it will come', async () => {
  const { tell, text } = await endingFixation();
  await tell('2026-11-20', 0.1);
  const letter = await text();
  expect(letter).toContain('Nabídka ke smlouvě o úvěru');
  expect(letter).toContain('pošleme Vám nejpozději 15. 12. 2026 oznámení');
  expect(letter).not.toContain('výchozí');
});

test('the letter stays what it was, whatever is withdrawn or modelled later', async () => {
  const { tell, read, ask } = await endingFixation();
  const [offer] = await tell('2026-11-20', 0.2);
  const before = (await read()).rawPayload;
  backend.setNow(new Date('2026-11-21T09:00:00Z'));
  await ask(offerCalls.cancel, { params: { offerId: offer!.offerId } });
  await ask(simulateRefixationList, { body: { interestRateDiscount: 0.1 } });
  expect((await read()).rawPayload).toEqual(before);
});

test('the letter is for who may open the case', async () => {
  const { tell, call } = await endingFixation();
  await tell('2026-11-20');
  expect((await call(refixationLetter, { as: 'norights' })).statusCode).toBe(403);
  expect((await call(refixationLetter, { params: { caseId: 77 } })).statusCode).toBe(404);
});
