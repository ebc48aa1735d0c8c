import { codeName } from '@advisor/contracts/code-name';
import { legalPersonType } from '@advisor/contracts/codebooks/customer';
import { obligationSource, obligationType } from '@advisor/contracts/codebooks/income';
import type { Obligation } from '@advisor/contracts/obligation/schemas';
import { permission } from '@advisor/contracts/permissions';
import { creditPolicyOn } from '../../domain/assessment/credit-policy/read-credit-policy';
import {
  type CountedObligationRow,
  countObligations,
} from '../../domain/obligations/count-obligations';
import { isReported, readObligations } from '../../domain/obligations/read-obligations';
import type { Database } from '../../platform/database/database';
import type { Sealer } from '../../platform/personal-data/sealer';
import type { SignedInUser } from '../../platform/session/user';

interface Listing {
  user: SignedInUser;
  /** `YYYY-MM-DD` */
  day: string;
  /** What the loan has for repaying other loans, CZK; undefined while there is none. */
  consolidationLimit: number | undefined;
}

/**
 * Obligations of a person with what the bank counts of them. Without permission 240 those of the
 * credit bureau are neither listed nor told by what the others count.
 */
export async function listObligations(
  db: Database,
  sealer: Sealer,
  person: { id: number; salesArrangementId: number },
  { user, day, consolidationLimit }: Listing,
): Promise<Obligation[]> {
  const all = await readObligations(db, sealer, person.salesArrangementId);
  const maySeeReports = user.permissions.has(permission.viewRequestedObligations);
  const shown = maySeeReports ? all : all.filter((row) => !isReported(row));
  const { policy } = await creditPolicyOn(db, day);
  return countObligations(shown, policy.obligations, consolidationLimit)
    .filter(({ row }) => row.customerOnSAId === person.id)
    .map(describe);
}

const describe = ({ row, counted, duplicateOf }: CountedObligationRow): Obligation => ({
  ...row.obligation,
  obligationId: row.id,
  obligationTypeName: codeName(obligationType, row.obligation.obligationTypeId),
  obligationSource: isReported(row)
    ? obligationSource.creditBureau.code
    : obligationSource.client.code,
  displayJuridicalPersonWarning: row.obligation.legalPersonType === legalPersonType.juridical.code,
  version: row.version,
  countedInstallment: counted.instalment,
  countedDebt: counted.debt,
  countedReason: counted.reason,
  duplicateOfObligationId: duplicateOf,
});
