import { z } from 'zod';
import { codeSchema } from '../codebook';
import { customerRole } from '../codebooks';
import { gender, householdType, maritalStatus, propertySettlement } from '../codebooks/customer';
import {
  amountSchema,
  birthNumberSchema,
  dateSchema,
  idSchema,
  identitySchema,
  nameSchema,
  versionSchema,
} from '../fields';

/** A month, CZK; what nobody has asked about yet is left out. */
export const householdExpensesSchema = z
  .object({
    housing: amountSchema.optional(),
    insurance: amountSchema.optional(),
    savings: amountSchema.optional(),
    other: amountSchema.optional(),
  })
  .meta({ id: 'HouseholdExpenses' });

/** From 26 on nobody counts as a dependent child. */
export const maxChildAge = 25;

export const householdChildSchema = z
  .object({ age: z.number().int().min(0).max(maxChildAge) })
  .meta({ id: 'HouseholdChild' });

const householdChildrenSchema = z.array(householdChildSchema).max(15);

/** What is typed about a household. */
export const householdInputSchema = z.object({
  children: householdChildrenSchema,
  expenses: householdExpensesSchema,
  propertySettlementId: codeSchema(propertySettlement).optional(),
});

/** What is typed about a person who is not in the client register, or not yet. */
export const householdPersonSchema = z.object({
  firstName: nameSchema,
  lastName: nameSchema,
  dateOfBirth: dateSchema,
  genderId: codeSchema(gender).optional(),
  maritalStatusId: codeSchema(maritalStatus).optional(),
});

/** Who joins a household as typed; the birth number stands in the person's detail. */
export const joiningPersonSchema = householdPersonSchema.extend({
  /** A foreigner may have none. */
  birthNumber: birthNumberSchema.optional(),
});

export const householdCustomerSchema = householdPersonSchema
  .extend({
    firstName: z.string(),
    lastName: z.string(),
    customerOnSAId: idSchema,
    version: versionSchema,
    roleId: codeSchema(customerRole),
    /** Absent until the person is found in the client register. */
    identity: identitySchema.optional(),
    /** Has signed a document of the application: is neither removed nor moved. */
    hasSigned: z.boolean(),
  })
  .meta({ id: 'HouseholdCustomer' });

export const householdSchema = z
  .object({
    householdId: idSchema,
    householdTypeId: codeSchema(householdType),
    version: versionSchema,
    children: householdChildrenSchema,
    expenses: householdExpensesSchema,
    propertySettlementId: codeSchema(propertySettlement).optional(),
    /** Somebody who will owe the loan is married. */
    isPropertySettlementAsked: z.boolean(),
    customers: z.array(householdCustomerSchema),
  })
  .meta({ id: 'Household' });
export type Household = z.infer<typeof householdSchema>;
export type HouseholdCustomer = z.infer<typeof householdCustomerSchema>;
export type HouseholdInput = z.infer<typeof householdInputSchema>;

/**
 * What an assessment counts of debtors and codebtors together, in whole CZK that are never in favour of
 * the loan. What nobody has entered is left out.
 */
export const applicantsBudgetSchema = z
  .object({
    /** A month. */
    netMonthlyIncome: amountSchema.optional(),
    /** Of obligations, a month. */
    monthlyInstallments: amountSchema.optional(),
    otherDebt: amountSchema.optional(),
    /** Years, today. */
    oldestAge: z.number().int().min(0).optional(),
    youngestAge: z.number().int().min(0).optional(),
  })
  .meta({ id: 'ApplicantsBudget' });
export type ApplicantsBudget = z.infer<typeof applicantsBudgetSchema>;
