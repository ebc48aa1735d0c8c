import { dateSchema } from '@advisor/contracts/fields';
import { z } from 'zod';
import { definePort } from '../../platform/neighbours/port';

const amount = z.number().nonnegative();

export const creditReportSchema = z.object({
  /** A month, as the bank sees it on the person's accounts; CZK. */
  netMonthlyIncome: amount,
  /** Instalments of all obligations a month, CZK. */
  monthlyInstallments: amount,
  /** What is owed on all of them, CZK. */
  debt: amount,
  /** Some instalment is not paid. */
  isOverdue: z.boolean(),
});

const reportedSchema = z.object({
  /** The bureau's number of it, the same for everybody who owes it. */
  externalId: z.string().min(1),
  /** Which register reports: `CBCB`. */
  externalScheme: z.string().min(1),
  /** As the bank's codebook numbers them. */
  obligationTypeId: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  creditor: z.object({
    creditorId: z.string().optional(),
    name: z.string(),
    isExternal: z.boolean(),
  }),
  installmentAmount: amount.optional(),
  /** What is still owed, CZK. */
  loanPrincipalAmount: amount.optional(),
  creditCardLimit: amount.optional(),
  loanAmountTotal: amount.optional(),
  /** What is drawn of a limit, CZK. */
  drawingAmount: amount.optional(),
  /** 1 debtor, 2 co-debtor, 128 guarantor. */
  roleId: z.union([z.literal(1), z.literal(2), z.literal(128)]),
  /** 1 a person, 2 a company. */
  legalPersonType: z.union([z.literal(1), z.literal(2)]),
  codebtors: z.array(z.object({ firstName: z.string(), lastName: z.string() })),
  /** Set when the creditor is of the bank's group. */
  groupInstanceCode: z.string().optional(),
  contractDate: dateSchema.optional(),
  maturityDate: dateSchema.optional(),
  /** Of the bureau's data, which it takes over once a month. */
  updatedOn: dateSchema,
});

/** One obligation that the credit bureau reports on a person. */
export type ReportedObligation = z.infer<typeof reportedSchema>;

/** What the credit bureau knows of a person. */
export type CreditReport = z.infer<typeof creditReportSchema>;

/** The neighbouring system that reports incomes and obligations of the register's clients. */
export interface CreditBureau {
  /** @throws Failure 404 for somebody whom the bureau does not know */
  report(customerId: number): Promise<CreditReport>;
  /**
   * Each obligation of a person, in the bureau's order.
   * @throws Failure 404 for somebody whom the bureau does not know
   */
  obligations(customerId: number): Promise<ReportedObligation[]>;
}

export const creditBureauPort = definePort<CreditBureau>({
  name: 'credit-bureau',
  timeoutMs: 10_000,
  answers: { report: creditReportSchema, obligations: z.array(reportedSchema) },
});
