import {
  customerRole,
  loanPurpose,
  productType,
  salesArrangementType,
} from '@advisor/contracts/codebooks';
import type { Offer } from '@advisor/contracts/offer/modelation';
import type { LoanInput } from '../offers/loan-input';

/** A document that follows from the arrangement. */
export interface RequiredDocument {
  /** The same document keeps its key, whatever else changes. */
  key: string;
  category: string;
  name: string;
  isMandatory: boolean;
}

/** What documents follow from. */
export interface RequiredDocumentSource {
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

const required = (
  key: string,
  group: Category,
  name: string,
  isMandatory: boolean = true,
): RequiredDocument => ({ key, category: category[group], name, isMandatory });

const optional = (key: string, group: Category, name: string) => required(key, group, name, false);

const purposeDocuments: Readonly<Record<number, readonly RequiredDocument[]>> = {
  [loanPurpose.purchase.code]: [
    required('purpose:201:contract', 'purpose', 'Kupní smlouva nebo její návrh'),
    optional('purpose:201:reservation', 'purpose', 'Rezervační smlouva'),
  ],
  [loanPurpose.settlement.code]: [
    required('purpose:203:agreement', 'purpose', 'Dohoda o vypořádání majetkových poměrů'),
    optional('purpose:203:decision', 'purpose', 'Pravomocné rozhodnutí soudu'),
  ],
  [loanPurpose.refinancing.code]: [
    required('purpose:204:contract', 'purpose', 'Smlouva o refinancovaném úvěru'),
    required('purpose:204:balance', 'purpose', 'Vyčíslení zůstatku refinancovaného úvěru'),
  ],
};

const secured: ReadonlySet<number> = new Set([
  productType.mortgage.code,
  productType.nonPurposeMortgage.code,
  productType.americanMortgage.code,
]);

const isLoan = (input: Offer['input']): input is LoanInput => 'loanAmount' in input;

function realEstateDocuments({
  productTypeId,
  offerInput,
}: RequiredDocumentSource): RequiredDocument[] {
  if (!secured.has(productTypeId)) return [];
  const input = offerInput !== undefined && isLoan(offerInput) ? offerInput : undefined;
  return [
    required('real-estate:deed', 'realEstate', 'List vlastnictví zastavované nemovitosti'),
    required('real-estate:title', 'realEstate', 'Nabývací titul k nemovitosti'),
    optional('real-estate:photos', 'realEstate', 'Fotodokumentace nemovitosti'),
    ...(input?.hasEnergySavings
      ? [required('real-estate:energy', 'realEstate', 'Průkaz energetické náročnosti budovy')]
      : []),
    ...(input?.hasPropertyInsurance
      ? [required('real-estate:insurance', 'realEstate', 'Pojistná smlouva k nemovitosti')]
      : []),
  ];
}

function obligationDocuments({ offerInput }: RequiredDocumentSource): RequiredDocument[] {
  if (offerInput === undefined || !isLoan(offerInput)) return [];
  const { household, hasLifeInsurance } = offerInput;
  return [
    ...((household?.monthlyInstallments ?? 0) > 0
      ? [required('obligations:contracts', 'obligations', 'Smlouvy k dosavadním úvěrům')]
      : []),
    ...(hasLifeInsurance
      ? [required('insurance:life', 'obligations', 'Pojistná smlouva životního pojištění')]
      : []),
  ];
}

function peopleDocuments({ people, productTypeId }: RequiredDocumentSource): RequiredDocument[] {
  const isSavings = productTypeId === productType.buildingSavings.code;
  return people.flatMap(({ id, roleId, firstName, lastName }) => {
    const who = `${firstName} ${lastName}`;
    const isDebtor = roleId === customerRole.debtor.code;
    return [
      required(`identity:${id}`, 'identity', `Průkaz totožnosti – ${who}`),
      ...(isSavings
        ? []
        : [
            required(`income:${id}`, 'income', `Potvrzení o příjmu – ${who}`),
            (isDebtor ? required : optional)(
              `statements:${id}`,
              'income',
              `Výpisy z účtu za 3 měsíce – ${who}`,
            ),
          ]),
    ];
  });
}

function savingsDocuments({
  productTypeId,
  offerInput,
}: RequiredDocumentSource): RequiredDocument[] {
  if (productTypeId !== productType.buildingSavings.code) return [];
  const wantsSupport =
    offerInput !== undefined && !isLoan(offerInput) && offerInput.hasStateSupport;
  return [
    ...(wantsSupport ? [required('savings:support', 'savings', 'Žádost o státní podporu')] : []),
    optional('savings:account', 'savings', 'Doklad o účtu pro vklady'),
  ];
}

/** Documents of a request for a change: what it is about, and who comes to the debt. */
const serviceDocuments: Readonly<Record<number, readonly RequiredDocument[]>> = {
  [salesArrangementType.generalChange.code]: [
    optional('change:account', 'change', 'Doklad o účtu pro splácení'),
  ],
  [salesArrangementType.withoutEstate.code]: [
    required('change:estate', 'change', 'Doklad o hledané nemovitosti'),
  ],
  ...Object.fromEntries(
    [
      salesArrangementType.customerChange,
      salesArrangementType.debtAcceding,
      salesArrangementType.addCodebtor,
    ].map(({ code }) => [
      code,
      [
        required('change:identity', 'change', 'Průkaz totožnosti přistupující osoby'),
        required('change:income', 'change', 'Potvrzení o příjmu přistupující osoby'),
      ],
    ]),
  ),
  [salesArrangementType.debtRemaining.code]: [
    required('change:income', 'change', 'Potvrzení o příjmu zůstávajících dlužníků'),
  ],
};

/** Documents that an arrangement needs, in the order in which an advisor asks for them. */
export function requiredDocuments(source: RequiredDocumentSource): RequiredDocument[] {
  if (source.arrangementTypeId !== salesArrangementType.loanApplication.code) {
    return [...(serviceDocuments[source.arrangementTypeId] ?? [])];
  }
  return [
    ...peopleDocuments(source),
    ...source.purposeIds.flatMap((id) => purposeDocuments[id] ?? []),
    ...realEstateDocuments(source),
    ...obligationDocuments(source),
    ...savingsDocuments(source),
  ].toSorted(byCategory);
}

const order = Object.values<string>(category);
const byCategory = (one: RequiredDocument, other: RequiredDocument) =>
  order.indexOf(one.category) - order.indexOf(other.category);
