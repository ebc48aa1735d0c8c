import { askPoppler } from '../../testing/poppler';
import { type TestApp, testApp } from '../../testing/test-app';
import { trustServiceContract } from './contract';
import { makeSealingKey } from './make-sealing-key';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp()));
afterAll(() => backend.close());

const isValid = (pdf: Buffer) => {
  const told = askPoppler('pdfsig', pdf);
  return told.includes('Signature is Valid') && told.includes('Total document signed');
};

describe('with the key of the database', () => {
  trustServiceContract(async () => ({ service: backend.app.neighbours.trustService, isValid }));
});

describe('with a configured key', () => {
  beforeAll(async () => {
    backend.app.backend.config.signing.key = await makeSealingKey(new Date());
  });
  trustServiceContract(async () => ({ service: backend.app.neighbours.trustService, isValid }));
});
