import { obligationCorrectionType, obligationType } from '@advisor/contracts/codebooks/income';
import { requiredMessage } from '@advisor/forms/validation-message';
import {
  isRevolving,
  obligationProblems,
  type ObligationProblem,
} from '@advisor/lending/affordability/obligation-rules';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { amount, optional, text } from '../form-values';
import { isReported, type ListedObligation, type ObligationInput } from './obligations.queries';

const fields = z.object({
  obligationTypeId: z.number(),
  installmentAmount: amount,
  loanPrincipalAmount: amount,
  loanAmountTotal: amount,
  creditCardLimit: amount,
  drawingAmount: amount,
  amountConsolidated: amount,
  contractDate: z.string(),
  maturityDate: z.string(),
  creditor: z.object({ name: text(200), isExternal: z.boolean() }),
  correction: z.object({
    correctionTypeId: z.number(),
    installmentAmountCorrection: amount,
    loanPrincipalAmountCorrection: amount,
    creditCardLimitCorrection: amount,
  }),
});
export type ObligationValues = z.infer<typeof fields>;

export type ObligationForm = UseFormReturn<ObligationValues, unknown, ObligationValues>;

const messages: Record<ObligationProblem, string> = {
  missing: requiredMessage,
  notPositive: 'common:validation.positive',
  tooHigh: 'case-household:obligations.problem.tooHigh',
  aboveOriginal: 'case-household:obligations.problem.aboveOriginal',
  aboveLimit: 'case-household:obligations.problem.aboveLimit',
  abovePrincipal: 'case-household:obligations.problem.abovePrincipal',
  nothingReduced: requiredMessage,
  creditorName: requiredMessage,
  inFuture: 'case-household:obligations.problem.inFuture',
  matured: 'case-household:obligations.problem.matured',
  notADate: 'common:validation.date',
  maturesBeforeContract: 'case-household:obligations.problem.maturesBeforeContract',
};

/** @param on the day, `YYYY-MM-DD`, and whether the bureau says what it is */
export const obligationSchema = (on: { today: string; isReported: boolean }) =>
  fields.superRefine((values, context) => {
    for (const { field, problem } of obligationProblems(toObligation(values), on)) {
      context.addIssue({ code: 'custom', path: field.split('.'), message: messages[problem] });
    }
  });

/** The obligation that the form holds: what another kind of it has is not there. */
export function toObligation(values: ObligationValues): ObligationInput {
  const { creditor, correction } = values;
  const isLimit = isRevolving(values.obligationTypeId);
  const isConsolidated = correction.correctionTypeId === obligationCorrectionType.consolidated.code;
  return {
    obligationTypeId: values.obligationTypeId as ObligationInput['obligationTypeId'],
    installmentAmount: optional(values.installmentAmount),
    ...(isLimit
      ? {
          creditCardLimit: optional(values.creditCardLimit),
          drawingAmount: optional(values.drawingAmount),
        }
      : {
          loanPrincipalAmount: optional(values.loanPrincipalAmount),
          loanAmountTotal: optional(values.loanAmountTotal),
        }),
    amountConsolidated: isConsolidated ? optional(values.amountConsolidated) : undefined,
    contractDate: optional(values.contractDate),
    maturityDate: optional(values.maturityDate),
    creditor: { name: optional(creditor.name), isExternal: creditor.isExternal },
    correction: {
      correctionTypeId: correction.correctionTypeId as NonNullable<
        ObligationInput['correction']
      >['correctionTypeId'],
      ...(isLimit
        ? { creditCardLimitCorrection: optional(correction.creditCardLimitCorrection) }
        : {
            installmentAmountCorrection: optional(correction.installmentAmountCorrection),
            loanPrincipalAmountCorrection: optional(correction.loanPrincipalAmountCorrection),
          }),
    },
  };
}

/**
 * What the form begins with. A correction that was made on what the client stated holds for the
 * bureau's report of it as long as that has none.
 */
export function toValues(
  listed: ListedObligation | undefined,
  twin?: ListedObligation,
): ObligationValues {
  const { correction, amountConsolidated } =
    twin && listed?.correction === undefined && !isReported(twin) ? twin : (listed ?? {});
  return {
    obligationTypeId: listed?.obligationTypeId ?? obligationType.consumerLoan.code,
    installmentAmount: listed?.installmentAmount ?? null,
    loanPrincipalAmount: listed?.loanPrincipalAmount ?? null,
    loanAmountTotal: listed?.loanAmountTotal ?? null,
    creditCardLimit: listed?.creditCardLimit ?? null,
    drawingAmount: listed?.drawingAmount ?? null,
    amountConsolidated: amountConsolidated ?? null,
    contractDate: listed?.contractDate ?? '',
    maturityDate: listed?.maturityDate ?? '',
    creditor: {
      name: listed?.creditor?.name ?? '',
      isExternal: listed?.creditor?.isExternal ?? true,
    },
    correction: {
      correctionTypeId: correction?.correctionTypeId ?? obligationCorrectionType.none.code,
      installmentAmountCorrection: correction?.installmentAmountCorrection ?? null,
      loanPrincipalAmountCorrection: correction?.loanPrincipalAmountCorrection ?? null,
      creditCardLimitCorrection: correction?.creditCardLimitCorrection ?? null,
    },
  };
}
