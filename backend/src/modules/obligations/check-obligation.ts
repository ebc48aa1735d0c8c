import { errorCode, type ErrorMessage } from '@advisor/contracts/errors';
import type { ObligationInput } from '@advisor/contracts/obligation/schemas';
import {
  type ObligationProblem,
  obligationProblems,
} from '@advisor/lending/affordability/obligation-rules';
import { Failure } from '../../platform/failure';

const messages: Record<ObligationProblem, string> = {
  missing: 'Doplňte částku.',
  notPositive: 'Částka musí být větší než nula.',
  tooHigh: 'Částka je příliš vysoká, zkontrolujte ji.',
  aboveOriginal: 'Upravená hodnota nesmí být vyšší než původní.',
  aboveLimit: 'Čerpat lze nejvýše do limitu.',
  abovePrincipal: 'Konsolidovat lze nejvýše dlužnou částku.',
  nothingReduced: 'Doplňte sníženou hodnotu.',
  creditorName: 'Doplňte název věřitele.',
  inFuture: 'Datum nesmí být v budoucnosti.',
  matured: 'Závazek už je splatný, nelze ho započítat.',
  notADate: 'Datum není platné.',
  maturesBeforeContract: 'Splatnost nesmí být před uzavřením smlouvy.',
};

/** @throws Failure 400 with everything that is wrong with an obligation */
export function checkObligation(
  obligation: ObligationInput,
  on: { today: string; isReported: boolean },
): void {
  const found = obligationProblems(obligation, on);
  if (found.length === 0) return;
  throw new Failure(
    400,
    found.map(({ field, problem }): ErrorMessage => ({
      severity: 1,
      message: messages[problem],
      errorCode: errorCode.invalidRequest,
      field,
    })),
  );
}
