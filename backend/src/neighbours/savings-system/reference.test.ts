import { type TestApp, testApp } from '../../testing/test-app';
import { savingsSystemContract } from './contract';

describe('the savings bank’s system of the demonstration', () => {
  let backend: TestApp;
  beforeAll(async () => void (backend = await testApp()));
  afterAll(() => backend.close());

  savingsSystemContract(async () => backend.app.neighbours.savingsSystem);
});
