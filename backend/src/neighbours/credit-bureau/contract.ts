import { type CreditBureau, creditReportSchema } from './port';

/**
 * What every implementation of the credit bureau has to hold; a bank's own runs it in its tests.
 * @param prepare opens the bureau and names somebody whom it knows
 */
export function creditBureauContract(
  prepare: () => Promise<{ bureau: CreditBureau; knownId: number }>,
): void {
  it('reports as the port says', async () => {
    const { bureau, knownId } = await prepare();
    const report = await bureau.report(knownId);
    expect(creditReportSchema.parse(report)).toEqual(report);
  });

  it('reports the same when it is asked again', async () => {
    const { bureau, knownId } = await prepare();
    expect(await bureau.report(knownId)).toEqual(await bureau.report(knownId));
  });

  it('reports no instalments where nothing is owed', async () => {
    const { bureau, knownId } = await prepare();
    const { debt, monthlyInstallments, isOverdue } = await bureau.report(knownId);
    expect(debt > 0 || (monthlyInstallments === 0 && !isOverdue)).toBe(true);
  });
}
