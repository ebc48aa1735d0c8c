import { type CreditBureau, creditBureauPort, creditReportSchema } from './port';

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

  it('reports obligations that make up what it reports of the whole', async () => {
    const { bureau, knownId } = await prepare();
    const [report, reported] = [await bureau.report(knownId), await bureau.obligations(knownId)];
    expect(creditBureauPort.answers.obligations.parse(reported)).toEqual(reported);
    expect(await bureau.obligations(knownId)).toEqual(reported);
    const sum = (field: 'installmentAmount' | 'loanPrincipalAmount') =>
      reported.reduce((total, obligation) => total + (obligation[field] ?? 0), 0);
    expect(sum('installmentAmount')).toBeCloseTo(report.monthlyInstallments);
    expect(sum('loanPrincipalAmount')).toBeCloseTo(report.debt);
    expect(new Set(reported.map(({ externalId }) => externalId)).size).toBe(reported.length);
  });
}
