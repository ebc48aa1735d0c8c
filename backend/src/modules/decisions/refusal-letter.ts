import { creditRegister, type CreditRegister } from '@advisor/contracts/decision/codes';
import { codeName } from '@advisor/contracts/code-name';
import { and, eq } from 'drizzle-orm';
import { readDecisions } from '../../domain/assessment/decisions';
import type { ArrangementRow } from '../../domain/cases/arrangement-access';
import { isDebtor } from '../../domain/cases/loan-application';
import { customersOnSA } from '../../domain/cases/schema/sales-arrangements';
import { bankParty } from '../../domain/documents/bank';
import { bankDay } from '../../platform/calendar';
import { czechDay } from '../../platform/czech-format';
import type { Database } from '../../platform/database/database';
import { notFound } from '../../platform/failure';
import type { BinaryAnswer } from '../../platform/http/answer';
import type { PageContent } from '../../platform/pdf/page-content';
import { printPage } from '../../platform/pdf/print-page';

/** Where a client is told what a register holds of them, and how to have it mended. */
const rightsOf =
  'Výpis z registru si můžete vyžádat u jeho provozovatele. Jsou-li údaje v registru chybné, můžete u něj požádat o opravu; na opravený záznam nás prosím upozorněte.';

interface Refusal {
  client: string;
  applicationNumber: string;
  day: string;
  reason: string;
  registers: readonly CreditRegister[];
}

/** What the letter says; it names the registers, as the law on consumer credit asks. */
export function refusalContent({
  client,
  applicationNumber,
  day,
  reason,
  registers,
}: Refusal): PageContent {
  return {
    name: 'Oznámení o zamítnutí žádosti o úvěr',
    category: 'Rozhodnutí banky',
    footer: `Oznámení o zamítnutí žádosti ${applicationNumber}`,
    blocks: [
      {
        facts: [
          ['Klient', client],
          ['Žádost', applicationNumber],
          ['Rozhodnuto', czechDay(day)],
        ],
      },
      { text: 'Vaši žádost o úvěr jsme posoudili a nemůžeme jí vyhovět.' },
      { heading: 'Důvod' },
      { text: reason },
      ...(registers.length === 0
        ? []
        : [
            { heading: 'Údaje z registrů' },
            { text: 'Rozhodnutí vychází z údajů, které jsme získali z těchto registrů:' },
            { list: registers.map((code) => codeName(creditRegister, code)) },
            { text: rightsOf },
          ]),
      { text: 'O úvěr můžete požádat znovu, jakmile se okolnosti změní.' },
      { note: bankParty },
    ],
  };
}

/**
 * The letter by which a refusal is told.
 * @throws Failure 404 for what was not refused
 */
export async function refusalLetter(
  db: Database,
  { id, applicationNumber }: ArrangementRow,
): Promise<BinaryAnswer> {
  const [history, [debtor]] = await Promise.all([
    readDecisions(db, id),
    db
      .select({ firstName: customersOnSA.firstName, lastName: customersOnSA.lastName })
      .from(customersOnSA)
      .where(and(eq(customersOnSA.salesArrangementId, id), isDebtor)),
  ]);
  const last = history.at(-1);
  if (last?.kind !== 'refused') throw notFound('Žádost nebyla zamítnuta.');
  const day = bankDay(last.happenedOn);
  const page = refusalContent({
    client: debtor === undefined ? '' : `${debtor.firstName} ${debtor.lastName}`,
    applicationNumber: applicationNumber ?? String(id),
    day,
    reason: last.reason ?? '',
    registers: last.registers,
  });
  return {
    content: Buffer.from(await printPage({ page, day })),
    contentType: 'application/pdf',
    fileName: `Zamítnutí žádosti ${applicationNumber ?? id}.pdf`,
  };
}
