import { signingCalls } from '@advisor/contracts/signing/calls';
import { loanConditions } from '../../domain/cases/loan-condition';
import { bankDay } from '../../platform/calendar';
import { newApplication } from '../../testing/hub';
import { newClient, offerClient } from '../../testing/offers';
import { askPoppler } from '../../testing/poppler';
import { addValued } from '../../testing/real-estates';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

const inspection = 'Předložit kolaudační rozhodnutí po dokončení stavby.';
const easement = 'Vymazat věcné břemeno.';
const conditionsOn = (caseId: number, day: string) =>
  loanConditions(backend.app.backend, caseId, day);

test('conditions of a result are those of the loan, each known by its result, while that holds', async () => {
  const { caseId } = await newApplication(backend);
  expect(await conditionsOn(caseId, bankDay(testNow))).toEqual([]);
  const { realEstateValuationId: first } = await addValued(backend, caseId, 4_000_000, [
    inspection,
    easement,
  ]);
  const { realEstateValuationId: second } = await addValued(backend, caseId, 1_000_000, [easement]);
  const all = [
    { key: `valuation ${first}.1`, text: inspection },
    { key: `valuation ${first}.2`, text: easement },
    { key: `valuation ${second}.1`, text: easement },
  ];
  expect(await conditionsOn(caseId, bankDay(testNow))).toEqual(all);
  expect(await conditionsOn(caseId, '2027-09-16')).toEqual(all);
  expect(await conditionsOn(caseId, '2027-09-17')).toEqual([]);
});

test('papers of the application name what secures it, and list its conditions once each', async () => {
  const client = offerClient(backend);
  const made = await client.createCase(await client.save(), newClient);
  const params = made.json<{ caseId: number; salesArrangementId: number }>();
  await addValued(backend, params.caseId, 4_000_000, [inspection, easement]);
  await addValued(backend, params.caseId, 1_000_000, [easement]);
  const { rawPayload } = await backend.callOperation(signingCalls.preContractInformation, {
    as: 'advisor',
    params,
  });
  const text = askPoppler('pdftotext', rawPayload).replaceAll(/\s+/g, ' ');
  for (const fact of ['hodnota 4 000 000 Kč', 'hodnota 1 000 000 Kč', inspection, easement])
    expect(text.split(fact)).toHaveLength(2);
});
