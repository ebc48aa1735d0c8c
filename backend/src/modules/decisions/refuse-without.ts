import { errorCode } from '@advisor/contracts/errors';
import { Failure } from '../../platform/failure';

/** @throws Failure 400 with 90027 and a message for each thing that is missing, at its step */
export function refuseWithout(missing: readonly { step: string; reason: string }[]): void {
  if (missing.length === 0) return;
  throw new Failure(
    400,
    missing.map(({ step, reason }) => ({
      severity: 1,
      message: reason,
      errorCode: errorCode.notEligible,
      field: step,
    })),
  );
}
