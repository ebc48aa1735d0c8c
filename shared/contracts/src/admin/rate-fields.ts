import type { SettingUnit } from './setting-units';

interface RateField {
  /** Czech. */
  name: string;
  unit?: SettingUnit;
}

/** What stands in a version of rates, limits and fees, by its name in a file: for every list of it. */
export const rateFields = {
  rate: { name: 'Sazba (p. a.)', unit: 'percent' },
  amount: { name: 'Výše poplatku', unit: 'crowns' },
  isInRpsn: { name: 'Poplatek je v RPSN' },
  isCompulsory: { name: 'Poplatek je povinný' },
  minAmount: { name: 'Nejnižší úvěr', unit: 'crowns' },
  maxAmount: { name: 'Nejvyšší úvěr', unit: 'crowns' },
  defaultAmount: { name: 'Předvyplněný úvěr', unit: 'crowns' },
  minMonths: { name: 'Nejkratší doba', unit: 'months' },
  maxMonths: { name: 'Nejdelší doba', unit: 'months' },
  defaultMonths: { name: 'Předvyplněná doba', unit: 'months' },
  defaultFixation: { name: 'Předvyplněná fixace', unit: 'months' },
  maxLtv: { name: 'Limit LTV', unit: 'percent' },
  maxLtvYoung: { name: 'Limit LTV pro mladé', unit: 'percent' },
  maxLtvInvestment: { name: 'Limit LTV pro investici', unit: 'percent' },
  youngAge: { name: 'Mladý je mladší než', unit: 'years' },
  dtiLimit: { name: 'Limit DTI', unit: 'times' },
  dtiLimitYoung: { name: 'Limit DTI pro mladé', unit: 'times' },
  dtiLimitInvestment: { name: 'Limit DTI pro investici', unit: 'times' },
  dstiLimit: { name: 'Limit DSTI', unit: 'percent' },
  dstiLimitYoung: { name: 'Limit DSTI pro mladé', unit: 'percent' },
  stressPoints: { name: 'Přirážka pro zátěžové DSTI', unit: 'points' },
  maximumAge: { name: 'Nejvyšší věk při splacení', unit: 'years' },
  minCorrection: { name: 'Nejnižší úprava sazby', unit: 'points' },
  maxCorrection: { name: 'Nejvyšší úprava sazby', unit: 'points' },
  energySavingsDiscount: { name: 'Sleva za úsporné bydlení', unit: 'points' },
  lifeInsuranceDiscount: { name: 'Sleva za životní pojištění', unit: 'points' },
  propertyInsuranceDiscount: { name: 'Sleva za pojištění nemovitosti', unit: 'points' },
  lifeInsurancePremium: { name: 'Životní pojištění z úvěru měsíčně', unit: 'percent' },
  propertyInsurancePremium: { name: 'Pojištění nemovitosti z hodnoty ročně', unit: 'percent' },
  daysToDrawing: { name: 'Nejkratší doba do čerpání', unit: 'bankingDays' },
  monthsToDrawing: { name: 'Nejdelší doba do čerpání', unit: 'months' },
  offerValidity: { name: 'Platnost nabídky', unit: 'days' },
  employeeDiscount: { name: 'Sleva pro zaměstnance', unit: 'points' },
  dayCount: { name: 'Konvence počítání dnů' },
  instalmentStep: { name: 'Zaokrouhlení splátky', unit: 'crowns' },
  firstDue: { name: 'Splatnost první splátky' },
  firstPeriod: { name: 'Úrok prvního období' },
  paymentDays: { name: 'Dny splatnosti' },
  maxHouseholds: { name: 'Nejvíce domácností' },
  maxAdults: { name: 'Nejvíce dospělých v domácnosti' },
  interestRate: { name: 'Úroková sazba (p. a.)', unit: 'percent' },
  contractFee: { name: 'Poplatek z cílové částky', unit: 'percent' },
  annualFee: { name: 'Roční poplatek', unit: 'crowns' },
  minDepositRate: { name: 'Nejnižší vklad z cílové částky měsíčně', unit: 'percent' },
  minTarget: { name: 'Nejnižší cílová částka', unit: 'crowns' },
  maxTarget: { name: 'Nejvyšší cílová částka', unit: 'crowns' },
  defaultTarget: { name: 'Předvyplněná cílová částka', unit: 'crowns' },
  monthsToStart: { name: 'Nejdelší doba do začátku spoření', unit: 'months' },
  bindingMonths: { name: 'Vázací doba', unit: 'months' },
  supportRate: { name: 'Státní podpora', unit: 'percent' },
  supportBase: { name: 'Podpora nejvýše z (ročně)', unit: 'crowns' },
  taxRate: { name: 'Daň z úroků', unit: 'percent' },
} as const satisfies Record<string, RateField>;

const known: Readonly<Record<string, RateField>> = rateFields;

/** A field by its name; one of a later release by that alone. */
export const rateField = (field: string): RateField => known[field] ?? { name: field };
