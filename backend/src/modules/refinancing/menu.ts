import { productType } from '@advisor/contracts/codebooks';
import { refinancingType } from '@advisor/contracts/codebooks/refinancing';
import type { AboutCase, MenuFlag } from '../../domain/cases/area';
import { isRefused, loanToFix } from '../../domain/refinancing/eligible-loan';
import {
  openProcessStates,
  type ProcessRow,
  processesOf,
} from '../../domain/refinancing/processes';
import { repaidLoan } from '../../domain/refinancing/repaid-loan';

const noProcess = 'Na případu zatím nebyl žádný proces změny sazby ani mimořádné splátky.';
const ofSavings = 'Stavební spoření nemá úvěr, který by se splácel.';

/** What can be changed of the loan, and what is being changed. */
export async function menu({ db, row, loan, user, today }: AboutCase): Promise<MenuFlag[]> {
  const processes = await processesOf(db, row.id);
  const ofRepayment = processes.filter(isRepayment);
  const ofRate = processes.filter((process) => !isRepayment(process));
  const repaid = repaidLoan(row, loan, { user, today });
  const fixed = loanToFix({ row, loan, user, today });
  const isSavings = row.productTypeId === productType.buildingSavings.code;
  return [
    withProcesses('refinancing', ofRate, isRefused(fixed) ? fixed.message : undefined),
    isSavings
      ? { section: 'extra-payment', isActive: false, reason: ofSavings }
      : withProcesses(
          'extra-payment',
          ofRepayment,
          'refusal' in repaid ? repaid.refusal : undefined,
        ),
    withProcesses('processes', processes, noProcess),
  ];
}

const isRepayment = ({ typeId }: ProcessRow) => typeId === refinancingType.extraPayment.code;

/** What can be begun, or was: a loan that is refused now keeps what was done with it in sight. */
function withProcesses(
  section: MenuFlag['section'],
  processes: readonly ProcessRow[],
  refusal: string | undefined,
): MenuFlag {
  if (processes.length === 0 && refusal !== undefined)
    return { section, isActive: false, reason: refusal };
  const open = processes.filter(({ state }) => openProcessStates.includes(state));
  return { section, isActive: true, ...(open.length > 0 && { count: open.length }) };
}
