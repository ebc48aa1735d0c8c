import { realEstateType, valuationType } from '@advisor/contracts/codebooks/real-estate';
import { type TestApp, testApp, testNow } from '../../testing/test-app';
import { appraisersContract } from './contract';
import type { OrderToValue } from './port';
import { timeToReturn, timeToValue } from './reference';

let test: TestApp;
beforeAll(async () => void (test = await testApp()));
beforeEach(() => test.setNow(testNow));
afterAll(() => test.close());

const cadastre = {
  cadastralAreaCode: '727164',
  cadastralArea: 'Smíchov',
  deedNumber: 1,
  parcels: [],
  buildings: [],
  units: [],
};
const flat = (orderNumber: string, told: Partial<OrderToValue> = {}): OrderToValue => ({
  orderNumber,
  caseId: 1,
  realEstateTypeId: realEstateType.flat.code,
  specification: { isLoanRealEstate: true, isPurchased: true, floorArea: 60, cadastre },
  order: { valuationTypeId: valuationType.online.code },
  documents: [{ documentId: 1, documentTypeCode: 'photo' }],
  ...told,
});
const later = (milliseconds: number) => test.setNow(new Date(Number(testNow) + milliseconds));
const dts = { valuationTypeId: valuationType.dts.code } as const;

describe('the appraisers of the demonstration', () => {
  appraisersContract(async () => ({
    appraisers: test.app.neighbours.appraisers,
    order: flat('contract-1'),
  }));
});

it('values a flat online in seconds, and says how far it is', async () => {
  const { appraisers } = test.app.neighbours;
  await appraisers.take(flat('online'));
  const lasts = timeToValue[valuationType.online.code] ?? 0;
  later(lasts / 2);
  expect(await appraisers.state('online')).toMatchObject({
    status: 'evaluating',
    progressPercent: 50,
  });
  later(lasts);
  const finished = await appraisers.state('online');
  expect(finished).toMatchObject({ status: 'finished', result: { priorLiens: 0 } });
  expect(await appraisers.state('online')).toEqual(finished);
});

it('hands back an order without photographs, once', async () => {
  const { appraisers } = test.app.neighbours;
  const order = flat('without', { order: dts, documents: [] });
  await appraisers.take(order);
  later(timeToReturn);
  expect(await appraisers.state('without')).toMatchObject({ status: 'documentsWanted', round: 1 });
  const { specification, documents } = flat('');
  const answer = { orderNumber: 'without', round: 1, specification, documents, text: 'Doplněno.' };
  const taken = await appraisers.complete(answer);
  expect(await appraisers.complete(answer)).toEqual(taken);
  expect(await appraisers.state('without')).toMatchObject({ status: 'evaluating' });
  later(timeToReturn + (timeToValue[dts.valuationTypeId] ?? 0));
  expect(await appraisers.state('without')).toMatchObject({
    status: 'finished',
    report: expect.any(Uint8Array),
  });
});

it('does not value a house, nor what is built, online', async () => {
  const { appraisers } = test.app.neighbours;
  const house = flat('house', { realEstateTypeId: realEstateType.house.code });
  expect(await appraisers.offersOnline(house)).toMatchObject({ isPossible: false });
  const { specification } = house;
  const built = flat('built', { specification: { ...specification, realEstateState: 4 } });
  expect(await appraisers.offersOnline(built)).toMatchObject({ isPossible: false });
});
