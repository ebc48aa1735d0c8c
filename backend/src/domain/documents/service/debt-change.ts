import { salesArrangementType } from '@advisor/contracts/codebooks';
import { signingType } from '@advisor/contracts/codebooks/document';
import type { Block } from '../../../platform/pdf/page-content';
import type { DocumentFacts } from '../document-facts';
import { type DocumentKind, everyWay } from '../document-kind';
import { accountOwnerRow, accountText } from '../parts/accounts';
import { commentBlocks } from '../parts/comment';
import { type Fact, optional } from '../parts/fact';
import { loanToday } from '../parts/loan-today';
import { applicants, personOf, requestedBy } from '../parts/parties';

interface Change {
  signing: (typeof signingType)[keyof typeof signingType];
  arrangementTypeId: number;
  name: string;
  statement: string;
}

/** Who owes changes: four requests that differ in what is declared. */
const debtChange = ({ signing, arrangementTypeId, name, statement }: Change): DocumentKind => ({
  documentTypeCode: signing.code,
  name,
  signatureTypeIds: everyWay,
  arrangementTypeId,
  blocks: (facts) => [
    { heading: 'Žadatelé' },
    applicants(facts),
    ...requestedBy(facts),
    ...loanToday(facts),
    { heading: 'Změna osob zavázaných z úvěru' },
    personBlock(facts),
    ...commentBlocks(facts),
    { text: statement },
  ],
});

function personBlock(facts: DocumentFacts): Block {
  const { parameters, everybody } = facts;
  if (!('leaving' in parameters || 'joining' in parameters || 'remaining' in parameters)) {
    return { text: 'Podle poznámky níže.' };
  }
  const rows = (label: string, people: readonly { customerOnSAId: number }[] = []): Fact[] =>
    people.flatMap(({ customerOnSAId }) => {
      const person = everybody.find((one) => one.customerOnSAId === customerOnSAId);
      return person === undefined ? [] : [[label, personOf(person)] as const];
    });
  return {
    facts: [
      ...rows('Z dluhu vystupuje', parameters.leaving),
      ...rows('V dluhu zůstává', parameters.remaining),
      ...rows('K dluhu přistupuje', parameters.joining),
      ...optional(
        'Účet pro splácení',
        'repaymentAccount' in parameters ? parameters.repaymentAccount : undefined,
        accountText,
      ),
      ...accountOwnerRow(facts),
    ],
  };
}

const { customerChange, debtAcceding, addCodebtor, debtRemaining } = salesArrangementType;

export const debtChanges: readonly DocumentKind[] = [
  debtChange({
    signing: signingType.customerChange,
    arrangementTypeId: customerChange.code,
    name: 'Žádost – změna dlužníka',
    statement:
      'Žádáme o změnu dlužníka. Kdo z dluhu vystupuje, je svých povinností zproštěn, až banka vysloví souhlas (§ 1888 zákona č. 89/2012 Sb.); kdo vstupuje, přebírá dluh v rozsahu smlouvy.',
  }),
  debtChange({
    signing: signingType.debtAcceding,
    arrangementTypeId: debtAcceding.code,
    name: 'Žádost – přistoupení k dluhu',
    statement:
      'Přistupující osoba se zavazuje splácet úvěr společně a nerozdílně s dosavadními dlužníky (§ 1892 zákona č. 89/2012 Sb.). Jejich povinnosti se nemění.',
  }),
  debtChange({
    signing: signingType.debtAddCodebtor,
    arrangementTypeId: addCodebtor.code,
    name: 'Žádost – přidání spoludlužníka',
    statement:
      'Žádáme o přidání spoludlužníka. Spoludlužník se zavazuje splácet úvěr společně a nerozdílně s dosavadními dlužníky.',
  }),
  debtChange({
    signing: signingType.debtRemaining,
    arrangementTypeId: debtRemaining.code,
    name: 'Žádost – setrvání v dluhu',
    statement:
      'Kdo v dluhu zůstává, splácí úvěr sám v plném rozsahu. Kdo z dluhu vystupuje, je svých povinností zproštěn, až banka vysloví souhlas (§ 1888 zákona č. 89/2012 Sb.).',
  }),
];
