import { customerRole } from '@advisor/contracts/codebooks';
import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import { isBankingDay } from '@advisor/lending/calendar-and-money/banking-days';
import { ageOn, bankDay } from '../../../platform/calendar';
import type { LoanInput } from '../../../domain/offers/loan-input';
import { modelLoan } from '../../../domain/offers/model-loan';
import { cases, loans } from '../../../domain/cases/schema/cases';
import { customersOnSA, salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { offers } from '../../../domain/offers/schema/offers';
import { createSeededCases } from '../../../testing/create-seeded-cases';
import { rateTables } from './rate-tables';

const today = '2026-11-20';
const versions = rateTables(today);
const made = createSeededCases(500, today).map(({ rows }) => ({
  case: rows.of(cases)[0],
  application: rows.of(salesArrangements)[0],
  debtor: rows.of(customersOnSA).find(({ roleId }) => roleId === customerRole.debtor.code),
  loan: rows.of(loans)[0],
  offer: rows.of(offers)[0],
}));

interface LoanOffer extends Pick<(typeof made)[number], 'case' | 'debtor' | 'loan'> {
  input: LoanInput;
  result: LoanResult;
  day: string;
  rateVersionId: number;
}

const loanOffers = made.flatMap(({ offer, ...rest }): LoanOffer[] => {
  if (offer === undefined || rest.loan === undefined) return [];
  const { input, result, createdOn, rateVersionId } = offer;
  const day = bankDay(createdOn);
  return [{ ...rest, input: input as LoanInput, result: result as LoanResult, day, rateVersionId }];
});

test('recent cases of every modelled product have an offer, and point to it', () => {
  const ofRecent = made.flatMap(({ offer }) => (offer === undefined ? [] : [offer]));
  expect(ofRecent.length).toBeGreaterThan(150);
  expect(new Set(ofRecent.map(({ productTypeId }) => productTypeId))).toEqual(
    new Set([1, 20000, 20001, 20004, 20010]),
  );
  for (const { offer, application } of made) {
    expect(application?.offerId ?? null).toBe(offer?.id ?? null);
  }
});

test('each could be made again from the rates of its day, and nothing is wrong with it', () => {
  for (const { case: row, input, result, day, rateVersionId } of loanOffers) {
    const version = versions.find(({ id }) => id === rateVersionId);
    expect(version && version.validFrom <= day && day <= (version.validTo ?? day)).toBe(true);
    if (version === undefined || row === undefined) continue;
    const again = modelLoan(version, row.productTypeId, input, { today: day });
    expect(again.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(again.result).toEqual(result);
  }
});

test('the debtor has repaid it while young enough', () => {
  const ages = loanOffers.map(({ debtor, result }) =>
    ageOn(result.maturityOn, String(debtor?.dateOfBirth)),
  );
  expect(Math.max(...ages)).toBeLessThanOrEqual(70);
});

test('the case has the numbers of its offer', () => {
  for (const { case: row, loan, input, result } of loanOffers) {
    expect(row?.targetAmount).toBe(input.loanAmount);
    expect(loan).toMatchObject({
      interestRate: result.interestRate,
      monthlyPayment: result.monthlyPayment,
      durationMonths: input.loanDuration,
      fixedRatePeriod: input.fixedRatePeriod ?? null,
      paymentDay: input.paymentDay,
    });
    expect(isBankingDay(input.expectedDateOfDrawing)).toBe(true);
  }
});
