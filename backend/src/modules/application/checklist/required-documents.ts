import {
  customerRole,
  loanPurpose,
  productType,
  salesArrangementType,
} from '@advisor/contracts/codebooks';
import type { Offer } from '@advisor/contracts/offer/modelation';
import type { LoanInput } from '../../../domain/offers/loan-input';

/** A paper that follows from the arrangement. */
export interface RequiredPaper {
  /** The same paper keeps its key, whatever else changes. */
  key: string;
  category: string;
  name: string;
  isMandatory: boolean;
}

/** What papers follow from. */
export interface PaperSource {
  arrangementTypeId: number;
  productTypeId: number;
  people: readonly { id: number; roleId: number; firstName: string; lastName: string }[];
  purposeIds: readonly number[];
  /** The linked offer; absent while there is none. */
  offerInput: Offer['input'] | undefined;
}

const category = {
  identity: 'Totožnost',
  income: 'Příjmy',
  purpose: 'Účel úvěru',
  realEstate: 'Nemovitost',
  obligations: 'Závazky a pojištění',
  savings: 'Stavební spoření',
  change: 'Změna úvěru',
} as const;

type Category = keyof typeof category;

const paper = (
  key: string,
  group: Category,
  name: string,
  isMandatory: boolean = true,
): RequiredPaper => ({ key, category: category[group], name, isMandatory });

const optional = (key: string, group: Category, name: string) => paper(key, group, name, false);

const purposePapers: Readonly<Record<number, readonly RequiredPaper[]>> = {
  [loanPurpose.purchase.code]: [
    paper('purpose:201:contract', 'purpose', 'Kupní smlouva nebo její návrh'),
    optional('purpose:201:reservation', 'purpose', 'Rezervační smlouva'),
  ],
  [loanPurpose.settlement.code]: [
    paper('purpose:203:agreement', 'purpose', 'Dohoda o vypořádání majetkových poměrů'),
    optional('purpose:203:decision', 'purpose', 'Pravomocné rozhodnutí soudu'),
  ],
  [loanPurpose.refinancing.code]: [
    paper('purpose:204:contract', 'purpose', 'Smlouva o refinancovaném úvěru'),
    paper('purpose:204:balance', 'purpose', 'Vyčíslení zůstatku refinancovaného úvěru'),
  ],
};

const secured: ReadonlySet<number> = new Set([
  productType.mortgage.code,
  productType.nonPurposeMortgage.code,
  productType.americanMortgage.code,
]);

const isLoan = (input: Offer['input']): input is LoanInput => 'loanAmount' in input;

function realEstatePapers({ productTypeId, offerInput }: PaperSource): RequiredPaper[] {
  if (!secured.has(productTypeId)) return [];
  const input = offerInput !== undefined && isLoan(offerInput) ? offerInput : undefined;
  return [
    paper('real-estate:deed', 'realEstate', 'List vlastnictví zastavované nemovitosti'),
    paper('real-estate:title', 'realEstate', 'Nabývací titul k nemovitosti'),
    optional('real-estate:photos', 'realEstate', 'Fotodokumentace nemovitosti'),
    ...(input?.hasEnergySavings
      ? [paper('real-estate:energy', 'realEstate', 'Průkaz energetické náročnosti budovy')]
      : []),
    ...(input?.hasPropertyInsurance
      ? [paper('real-estate:insurance', 'realEstate', 'Pojistná smlouva k nemovitosti')]
      : []),
  ];
}

function obligationPapers({ offerInput }: PaperSource): RequiredPaper[] {
  if (offerInput === undefined || !isLoan(offerInput)) return [];
  const { household, hasLifeInsurance } = offerInput;
  return [
    ...((household?.monthlyInstallments ?? 0) > 0
      ? [paper('obligations:contracts', 'obligations', 'Smlouvy k dosavadním úvěrům')]
      : []),
    ...(hasLifeInsurance
      ? [paper('insurance:life', 'obligations', 'Pojistná smlouva životního pojištění')]
      : []),
  ];
}

function peoplePapers({ people, productTypeId }: PaperSource): RequiredPaper[] {
  const isSavings = productTypeId === productType.buildingSavings.code;
  return people.flatMap(({ id, roleId, firstName, lastName }) => {
    const who = `${firstName} ${lastName}`;
    const isDebtor = roleId === customerRole.debtor.code;
    return [
      paper(`identity:${id}`, 'identity', `Průkaz totožnosti – ${who}`),
      ...(isSavings
        ? []
        : [
            paper(`income:${id}`, 'income', `Potvrzení o příjmu – ${who}`),
            (isDebtor ? paper : optional)(
              `statements:${id}`,
              'income',
              `Výpisy z účtu za 3 měsíce – ${who}`,
            ),
          ]),
    ];
  });
}

function savingsPapers({ productTypeId, offerInput }: PaperSource): RequiredPaper[] {
  if (productTypeId !== productType.buildingSavings.code) return [];
  const wantsSupport =
    offerInput !== undefined && !isLoan(offerInput) && offerInput.hasStateSupport;
  return [
    ...(wantsSupport ? [paper('savings:support', 'savings', 'Žádost o státní podporu')] : []),
    optional('savings:account', 'savings', 'Doklad o účtu pro vklady'),
  ];
}

/** Papers of a request for a change: what it is about, and who comes to the debt. */
const servicePapers: Readonly<Record<number, readonly RequiredPaper[]>> = {
  [salesArrangementType.generalChange.code]: [
    optional('change:account', 'change', 'Doklad o účtu pro splácení'),
  ],
  [salesArrangementType.withoutEstate.code]: [
    paper('change:estate', 'change', 'Doklad o hledané nemovitosti'),
  ],
  ...Object.fromEntries(
    [
      salesArrangementType.customerChange,
      salesArrangementType.debtAcceding,
      salesArrangementType.addCodebtor,
    ].map(({ code }) => [
      code,
      [
        paper('change:identity', 'change', 'Průkaz totožnosti přistupující osoby'),
        paper('change:income', 'change', 'Potvrzení o příjmu přistupující osoby'),
      ],
    ]),
  ),
  [salesArrangementType.debtRemaining.code]: [
    paper('change:income', 'change', 'Potvrzení o příjmu zůstávajících dlužníků'),
  ],
};

/** Papers that an arrangement needs, in the order in which an advisor asks for them. */
export function requiredDocuments(source: PaperSource): RequiredPaper[] {
  if (source.arrangementTypeId !== salesArrangementType.loanApplication.code) {
    return [...(servicePapers[source.arrangementTypeId] ?? [])];
  }
  return [
    ...peoplePapers(source),
    ...source.purposeIds.flatMap((id) => purposePapers[id] ?? []),
    ...realEstatePapers(source),
    ...obligationPapers(source),
    ...savingsPapers(source),
  ].toSorted(byCategory);
}

const order = Object.values<string>(category);
const byCategory = (one: RequiredPaper, other: RequiredPaper) =>
  order.indexOf(one.category) - order.indexOf(other.category);
