import { customerRole } from '@advisor/contracts/codebooks';
import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import { isBankingDay } from '@advisor/lending/banking-days';
import { ageOn, bankDay } from '../calendar';
import type { LoanInput } from '../offers/loan-input';
import { modelLoan } from '../offers/model-loan';
import { type CaseBundle, caseAt } from './case-bundle';
import { rateTables } from './rate-tables';

const today = '2026-11-20';
const versions = rateTables(today);
const context = { today, ownerOf: () => 1, versions };
const bundles = Array.from({ length: 500 }, (_, index) => caseAt(index, context));

interface LoanOffer {
  bundle: CaseBundle;
  input: LoanInput;
  result: LoanResult;
  day: string;
  rateVersionId: number;
}

const loanOffers = bundles.flatMap((bundle): LoanOffer[] => {
  const { offer, loan } = bundle;
  if (offer === null || loan === null) return [];
  const { input, result, createdOn, rateVersionId } = offer;
  const day = bankDay(createdOn);
  return [{ bundle, input: input as LoanInput, result: result as LoanResult, day, rateVersionId }];
});

test('recent cases of every modelled product have an offer, and point to it', () => {
  const made = bundles.filter(({ offer }) => offer !== null);
  expect(made.length).toBeGreaterThan(150);
  expect(new Set(made.map(({ offer }) => offer?.productTypeId))).toEqual(
    new Set([1, 20000, 20001, 20010]),
  );
  for (const { offer, arrangements } of bundles) {
    expect(arrangements[0]?.offerId ?? null).toBe(offer?.id ?? null);
  }
});

test('each could be made again from the rates of its day, and nothing is wrong with it', () => {
  for (const { bundle, input, result, day, rateVersionId } of loanOffers) {
    const version = versions.find(({ id }) => id === rateVersionId);
    expect(version && version.validFrom <= day && day <= (version.validTo ?? day)).toBe(true);
    if (version === undefined) continue;
    const again = modelLoan(version, bundle.case.productTypeId, input, { today: day });
    expect(again.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(again.result).toEqual(result);
  }
});

test('the debtor has repaid it while young enough', () => {
  const ages = loanOffers.map(({ bundle, result }) => {
    const debtor = bundle.customersOnSA.find(({ roleId }) => roleId === customerRole.debtor.code);
    return ageOn(result.maturityOn, String(debtor?.dateOfBirth));
  });
  expect(Math.max(...ages)).toBeLessThanOrEqual(70);
});

test('the case has the numbers of its offer', () => {
  for (const { bundle, input, result } of loanOffers) {
    expect(bundle.case.targetAmount).toBe(input.loanAmount);
    expect(bundle.loan).toMatchObject({
      interestRate: result.interestRate,
      monthlyPayment: result.monthlyPayment,
      durationMonths: input.loanDuration,
      fixedRatePeriod: input.fixedRatePeriod ?? null,
      paymentDay: input.paymentDay,
    });
    expect(isBankingDay(input.expectedDateOfDrawing)).toBe(true);
  }
});
