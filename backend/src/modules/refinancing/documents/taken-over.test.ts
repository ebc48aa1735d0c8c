import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { refinancingKinds } from '../../../domain/documents/refinancing/kinds';
import { czechMoney } from '../../../platform/czech-format';
import { refinancedCase } from '../../../testing/refinancing';
import {
  printedDocument,
  takeExtraPayment,
  takeRefixation,
  takeRetention,
  wordsOf,
} from '../../../testing/refinancing-documents';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp } from '../../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

interface Printed {
  pdf: Buffer;
  says: readonly string[];
  never: readonly string[];
}

const { extraPaymentDocument, retentionDocument, refixationDocument } = refinancingCalls;

/** Of each process one offer is made, another one is taken over. */
const kinds: Record<string, (one: Awaited<ReturnType<typeof refinancedCase>>) => Promise<Printed>> =
  {
    'Žádost – mimořádná splátka': async (one) => {
      await one.simulateExtraPayment({ extraPaymentAmount: 111_111 });
      const taken = await takeExtraPayment(one, { extraPaymentAmount: 222_222 });
      const { pdf } = await printedDocument(backend, one, extraPaymentDocument, taken);
      return { pdf, says: [czechMoney(222_222)], never: [czechMoney(111_111)] };
    },
    'Dodatek ke smlouvě – retence': async (one) => {
      const first = await one.simulateRetention({ interestRateDiscount: 0.1 });
      const taken = await takeRetention(one, { interestRateDiscount: 0.2 });
      const { pdf } = await printedDocument(backend, one, retentionDocument, taken);
      return {
        pdf,
        says: ['Individuální sleva 0,2 p. b.', `Podle nabídky č. ${taken.offerId}`],
        never: ['Individuální sleva 0,1 p. b.', `nabídky č. ${first.offerId}`],
      };
    },
    'Dodatek ke smlouvě – refixace': async (one) => {
      const first = await takeRefixation(one, 36);
      const taken = await takeRefixation(one, 60);
      const { pdf } = await printedDocument(backend, one, refixationDocument, taken);
      return {
        pdf,
        says: ['Je pevná 5 let', `Podle nabídky č. ${taken.offerId}`],
        never: ['Je pevná 3 roky', `nabídky č. ${first.offerId}`],
      };
    },
  };

const plain = (fact: string) => fact.replaceAll(/\s+/g, ' ');

test.each(Object.entries(kinds))('%s is made of the offer taken over last', async (_, take) => {
  const { pdf, says, never } = await take(await refinancedCase(backend));
  const text = wordsOf(pdf);
  expect(says.filter((fact) => !text.includes(plain(fact)))).toEqual([]);
  expect(never.filter((fact) => text.includes(plain(fact)))).toEqual([]);
});

test('every kind is there', () => {
  expect(Object.keys(kinds)).toEqual(refinancingKinds.map(({ name }) => name));
});
