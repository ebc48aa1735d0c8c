import type { BuildingSavingsResult } from '@advisor/contracts/offer/building-savings';
import type { OfferFinding } from '@advisor/contracts/offer/loan-offer';
import {
  type BuildingSavingsProjection,
  projectBuildingSavings,
} from '@advisor/lending/loan/building-savings';
import { LendingError } from '@advisor/lending/calendar-and-money/lending-error';
import { ceilToCrown, Decimal } from '@advisor/lending/calendar-and-money/money';
import { addMonths } from '../../platform/calendar';
import { czechDuration, czechDurationGenitive } from '@advisor/lending/calendar-and-money/duration';
import { czechDay, czechMoney, czechPercent } from '../../platform/czech-format';
import { error, lendingFinding, warning } from './finding';
import type { BuildingSavingsInput } from './loan-input';
import type { RateVersion, SavingsTariff } from './rate-version';

export interface ModelledSavings {
  findings: OfferFinding[];
  result?: BuildingSavingsResult;
}

const formFields = {
  targetAmount: 'targetAmount',
  monthlyDeposit: 'minimumMonthlyDeposit',
  extraDeposits: 'extraDeposits',
  months: 'savingDuration',
  startMonth: 'startsOn',
};

/**
 * Building savings from what is requested to their numbers, by one version's tariff. Extra deposits are paid with the
 * first deposit of each year of saving. Pure: nothing is read or saved.
 *
 * @param today `YYYY-MM-DD`
 */
export function modelSavings(
  { savings: tariff }: RateVersion,
  input: BuildingSavingsInput,
  today: string,
): ModelledSavings {
  if (tariff === undefined) {
    return {
      findings: [error(undefined, 'Podle platného sazebníku se stavební spoření nenabízí.')],
    };
  }
  const findings = inputFindings(input, tariff, today);
  const isReturned = isSupportReturned(input, tariff);
  try {
    const projection = projectBuildingSavings({
      targetAmount: input.targetAmount,
      monthlyDeposit: input.minimumMonthlyDeposit,
      extraDeposits: extraDepositsOf(input),
      ratePercent: tariff.interestRate,
      months: input.savingDuration,
      startMonth: input.startsOn.slice(0, 7),
      startDay: Number(input.startsOn.slice(8)),
      contractFeePercent: tariff.contractFee,
      annualFee: tariff.annualFee,
      stateSupport: input.hasStateSupport && !isReturned,
      taxPercent: tariff.taxRate,
      supportRules: { percent: tariff.supportRate, base: tariff.supportBase },
    });
    if (projection.finalAmount > input.targetAmount) findings.push(overTarget(input, projection));
    return { findings, result: { ...toResult(projection, tariff), isSupportReturned: isReturned } };
  } catch (failure) {
    if (!(failure instanceof LendingError)) throw failure;
    return { findings: [...findings, lendingFinding(failure, formFields)] };
  }
}

function extraDepositsOf({ extraDeposits, savingDuration }: BuildingSavingsInput) {
  if (extraDeposits === 0) return [];
  const years = Math.ceil(savingDuration / 12);
  return Array.from({ length: years }, (_, year) => ({
    month: 12 * year + 1,
    amount: extraDeposits,
  }));
}

function inputFindings(
  input: BuildingSavingsInput,
  tariff: SavingsTariff,
  today: string,
): OfferFinding[] {
  const findings: OfferFinding[] = [];
  const { targetAmount, minimumMonthlyDeposit, savingDuration, startsOn } = input;
  if (!Number.isInteger(targetAmount)) {
    findings.push(error('targetAmount', 'Zadejte cílovou částku v celých korunách.'));
  } else if (targetAmount < tariff.minTarget || targetAmount > tariff.maxTarget) {
    findings.push(
      error(
        'targetAmount',
        `Cílová částka smí být od ${czechMoney(tariff.minTarget)} do ${czechMoney(tariff.maxTarget)}.`,
      ),
    );
  }
  const least = ceilToCrown(new Decimal(targetAmount).times(tariff.minDepositRate).div(100));
  if (minimumMonthlyDeposit < least) {
    findings.push(
      error(
        'minimumMonthlyDeposit',
        `Nejnižší měsíční vklad je ${czechPercent(tariff.minDepositRate)} cílové částky, tedy ${czechMoney(least)}.`,
      ),
    );
  }
  if (savingDuration < tariff.minMonths || savingDuration > tariff.maxMonths) {
    findings.push(
      error(
        'savingDuration',
        `Spořit lze od ${czechDurationGenitive(tariff.minMonths)} do ${czechDurationGenitive(tariff.maxMonths)}.`,
      ),
    );
  } else if (isSupportReturned(input, tariff)) {
    findings.push(
      warning(
        'savingDuration',
        `Při spoření kratším než ${czechDuration(tariff.bindingMonths)} se státní podpora vrací, výpočet je bez ní.`,
      ),
    );
  }
  const last = addMonths(today, tariff.monthsToStart);
  if (startsOn < today) findings.push(error('startsOn', 'Spoření nemůže začít v minulosti.'));
  else if (startsOn > last) {
    findings.push(error('startsOn', `Spoření musí začít nejpozději ${czechDay(last)}.`));
  }
  return findings;
}

/** Whether the support goes back to the state, act 96/1993 s. 12: the saving ends too early. */
const isSupportReturned = (
  { hasStateSupport, savingDuration }: BuildingSavingsInput,
  { bindingMonths }: SavingsTariff,
): boolean => hasStateSupport && savingDuration < bindingMonths;

const overTarget = (
  { targetAmount }: BuildingSavingsInput,
  { finalAmount }: BuildingSavingsProjection,
) =>
  warning(
    'targetAmount',
    `Naspoří se o ${czechMoney(Math.round((finalAmount - targetAmount) * 100) / 100)} víc, než je cílová částka.`,
  );

const toResult = (
  projection: BuildingSavingsProjection,
  { interestRate }: SavingsTariff,
): BuildingSavingsResult => ({
  interestRate,
  deposits: projection.totalDeposits,
  interest: projection.totalInterest,
  tax: projection.totalTax,
  fees: projection.totalFees,
  stateSupport: projection.totalStateSupport,
  finalBalance: projection.finalAmount,
  yieldRate: projection.effectiveYieldPercent ?? 0,
  ...(projection.targetReachedInMonth === undefined
    ? {}
    : { targetReachedAfter: projection.targetReachedInMonth }),
  years: projection.years.map(({ year, deposits, interest, tax, fees, support, balance }) => ({
    year,
    deposits,
    interest,
    tax,
    fees,
    stateSupport: support,
    balance,
  })),
});
