import { type SavingsSystem, savingsSystemPort } from './port';

/**
 * What every implementation of the savings bank's system has to hold; a bank's own runs it in its tests.
 * @param prepare connects the system
 */
export function savingsSystemContract(prepare: () => Promise<SavingsSystem>): void {
  let system: SavingsSystem;
  beforeAll(async () => void (system = await prepare()));

  const admit = (userId: number) =>
    system.admit({ userId, login: `user${userId}`, cin: `7000000${userId}` });

  it('answers as the port says', async () => {
    const answer = await admit(1);
    expect(savingsSystemPort.answers.admit.parse(answer)).toEqual(answer);
  });

  it('lets each user in by a cookie of their own', async () => {
    const values = [(await admit(1)).value, (await admit(2)).value];
    expect(new Set(values).size).toBe(2);
  });
}
