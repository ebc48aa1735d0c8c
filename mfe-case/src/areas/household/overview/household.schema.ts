import type { Household, HouseholdInput } from '@advisor/contracts/household/schemas';
import { z } from 'zod';
import type { StatedByHousehold } from '../household-budget';

const maxAge = 25;
const ageOf = (text: string) => Number(text.trim());
const ages = (text: string) => text.split(/[,;]/).filter((part) => part.trim() !== '');
const isAges = (text: string) =>
  ages(text).every((part) => /^\d{1,2}$/.test(part.trim()) && ageOf(part) <= maxAge);

const amount = z.number().min(0).max(999_999_999_999).nullable();

/** Children are typed as their ages; what nobody has asked about is empty. */
export const householdFormSchema = z.object({
  children: z.string().refine(isAges, 'case-household:form.agesWrong'),
  housing: amount,
  insurance: amount,
  savings: amount,
  other: amount,
  propertySettlementId: z.union([z.literal(1), z.literal(2), z.literal(7)]).nullable(),
});

export type HouseholdValues = z.infer<typeof householdFormSchema>;

export const expenseNames = ['housing', 'insurance', 'savings', 'other'] as const;

/** Ages of the children in the form; what is no age yet is left out. */
const childrenAges = (text: string): number[] => (isAges(text) ? ages(text).map(ageOf) : []);

/** What the totals count with. */
export const toStated = (values: HouseholdValues): StatedByHousehold => ({
  childrenAges: childrenAges(values.children),
  expenses: {
    housing: values.housing ?? 0,
    insurance: values.insurance ?? 0,
    saving: values.savings ?? 0,
    other: values.other ?? 0,
  },
});

const toValues = ({ children, expenses, propertySettlementId }: Household): HouseholdValues => ({
  children: children.map(({ age }) => age).join(', '),
  housing: expenses.housing ?? null,
  insurance: expenses.insurance ?? null,
  savings: expenses.savings ?? null,
  other: expenses.other ?? null,
  propertySettlementId: propertySettlementId ?? null,
});

export const toState = (household: Household) => ({
  version: household.version,
  values: toValues(household),
});

export const toInput = (values: HouseholdValues): HouseholdInput => ({
  children: childrenAges(values.children).map((age) => ({ age })),
  expenses: Object.fromEntries(
    expenseNames.flatMap((name) => (values[name] === null ? [] : [[name, values[name]]])),
  ),
  ...(values.propertySettlementId === null
    ? {}
    : { propertySettlementId: values.propertySettlementId }),
});
