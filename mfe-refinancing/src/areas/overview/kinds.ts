import { refinancingAddresses } from '@advisor/addresses/refinancing';
import { refinancingType } from '@advisor/contracts/codebooks/refinancing';
import type { RefinancingProcess } from '@advisor/contracts/refinancing/process';

const {
  retention,
  refixation,
  extraPayment,
  retentionList,
  retentionCalculator,
  refixationCalculator,
  refixationOfProcess,
  extraPaymentList,
  extraPaymentCalculator,
} = refinancingAddresses;

/** The kinds of refinancing with their screens; the name is that of the address's `kind`. */
export const kinds = [
  {
    name: 'retention',
    code: refinancingType.retention.code,
    screen: retentionList,
    calculator: retentionCalculator,
    process: retention,
  },
  {
    name: 'refixation',
    code: refinancingType.refixation.code,
    screen: refixation,
    calculator: refixationCalculator,
    process: refixationOfProcess,
  },
  {
    name: 'extra-payment',
    code: refinancingType.extraPayment.code,
    screen: extraPaymentList,
    calculator: extraPaymentCalculator,
    process: extraPayment,
  },
] as const;
export type Kind = (typeof kinds)[number];

/** Where a process is worked on. */
export const processPath = (
  caseId: number,
  { processId, refinancingTypeId }: Pick<RefinancingProcess, 'processId' | 'refinancingTypeId'>,
): string | undefined =>
  kinds.find(({ code }) => code === refinancingTypeId)?.process.to({ caseId, processId });
