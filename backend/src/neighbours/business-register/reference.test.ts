import { Failure } from '../../platform/failure';
import { companies } from './companies';
import { businessRegisterContract } from './contract';
import { referenceBusinessRegister } from './reference';

describe('the register of the demonstration', () => {
  businessRegisterContract(async () => {
    const [known] = companies;
    if (known === undefined) throw new Error('no company');
    return {
      register: referenceBusinessRegister({ demoUsers: true }),
      known,
      unknownId: '45244782',
    };
  });
});

it('has each number once', () => {
  expect(new Set(companies.map(({ companyId }) => companyId)).size).toBe(companies.length);
});

it('answers nobody without the demonstration', async () => {
  const register = referenceBusinessRegister({ demoUsers: false });
  await expect(register.search({ name: 'Pekárna' }, 20)).rejects.toBeInstanceOf(Failure);
});
