import type { CreditPolicy, RatioLimits } from '@advisor/lending/affordability/credit-policy';
import type { AssessmentReason } from '../../domain/assessment/reasons';
import { czechNumber, czechPercent } from '../../platform/czech-format';

type Sentence = (limits: RatioLimits, policy: Pick<CreditPolicy, 'stressPoints'>) => string;

/** Reasons in which something stands of what the credit bureau reported, and what may be told of them. */
const sentences: Partial<Record<AssessmentReason['code'], Sentence>> = {
  register: () => 'Žadatelé nevyhovují podle úvěrových registrů.',
  consolidation: () => 'Úvěr nestačí na závazky, které má splatit.',
  dti: ({ dti }) =>
    `Dluhy jsou nad limitem: nejvýše ${czechNumber(dti ?? 0)}násobek ročního čistého příjmu.`,
  dsti: ({ dsti }, { stressPoints }) =>
    `Při sazbě vyšší o ${czechNumber(stressPoints)}\u00A0p.\u00A0b. jsou splátky nad limitem: nejvýše ${czechPercent(dsti ?? 0)} čistého příjmu.`,
  surplus: () => 'Po výdajích a všech splátkách žadatelům nic nezbývá.',
};

/** The reasons for who may not see what the credit bureau reported: each once, without figures. */
export function withoutFigures(
  reasons: readonly AssessmentReason[],
  limits: RatioLimits,
  policy: Pick<CreditPolicy, 'stressPoints'>,
): AssessmentReason[] {
  const shown = reasons.map((reason): AssessmentReason => {
    const { code, step } = reason;
    const description = sentences[code]?.(limits, policy);
    // Whom a register knows is a thing of the register, too.
    return description === undefined ? reason : { code, step, description };
  });
  return shown.filter(
    ({ description }, place) =>
      shown.findIndex((known) => known.description === description) === place,
  );
}
