import { Failure } from '../../platform/failure';
import { creditBureauContract } from './contract';
import { referenceCreditBureau } from './reference';

describe.each([1, 2, 3, 17])('client %d of the demonstration', (knownId) => {
  creditBureauContract(async () => ({
    bureau: referenceCreditBureau({ demoUsers: true }),
    knownId,
  }));
});

it('answers nobody without the demonstration', async () => {
  await expect(referenceCreditBureau({ demoUsers: false }).report(1)).rejects.toBeInstanceOf(
    Failure,
  );
});
