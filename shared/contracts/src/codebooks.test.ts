import { codeName } from './code-name';
import type { Codebook } from './codebook';
import { caseState } from './codebooks';
import { allCodebooks } from './codebooks/all';
import * as customer from './codebooks/customer';
import * as document from './codebooks/document';
import { permission } from './permissions';

/** Codes of the specification, part 2 sections 3 and 4 and part 1 section 3, copied by hand. */
const specified: readonly [name: string, codebook: Codebook, codes: (number | string)[]][] = [
  ['mandants', allCodebooks.mandant, [1, 2]],
  ['product types', allCodebooks.productType, [20001, 20004, 1, 20010, 20000]],
  ['household types', allCodebooks.householdType, [1, 2, 128]],
  ['marital status', allCodebooks.maritalStatus, [1, 2, 3, 4, 5]],
  ['property settlement', allCodebooks.propertySettlement, [1, 2, 7]],
  ['address types', allCodebooks.addressType, [1, 2, 3]],
  ['contact types', allCodebooks.contactType, [1, 2]],
  ['income types', allCodebooks.incomeType, [1, 2, 3, 4]],
  ['obligation types', allCodebooks.obligationType, [1, 2, 3, 4, 5]],
  ['correction types', allCodebooks.obligationCorrectionType, [1, 2, 3, 4]],
  ['gender', allCodebooks.gender, [1, 2]],
  ['ID document types', allCodebooks.idDocumentType, [1, 2, 3, 4]],
  ['real-estate types', allCodebooks.realEstateType, [/* of ours */ 1, 2, 3, /* of ours */ 4, 5]],
  ['real-estate variants', allCodebooks.realEstateVariant, ['HF', 'HF+F', 'P', 'O']],
  ['valuation types', allCodebooks.valuationType, [1, 2, 3, 4, 5, 6, 7]],
  ['default countries', customer.defaultCountry, [16, 197]],
  ['identifier schemes', customer.userIdentifierScheme, [7, 9]],
  ['client identity schemes', customer.clientIdentityScheme, [2]],
  [
    'sales arrangement types',
    allCodebooks.salesArrangementType,
    [6, 7, 8, 9, 10, 11, 12, 13, 14, /* of ours */ 15],
  ],
  [
    'signing types',
    allCodebooks.signingType,
    [
      'drawing',
      'HUBN',
      'generalChange',
      'customerChange',
      'debtAcceding',
      'debtRemaing',
      'debtAddCodebtor',
    ],
  ],
  ['loan purposes', allCodebooks.loanPurpose, [201, 203, 204]],
  ['document source types', allCodebooks.documentSource, [0, 1, 2, 3]],
  ['refinancing types', allCodebooks.refinancingType, [1, 2, 3]],
  ['extra payment types', allCodebooks.extraPaymentType, [1, 2]],
  ['task types', allCodebooks.taskType, [1, 2, 3, 6, 7, 11]],
  ['signature types', allCodebooks.signatureType, [1, 2, 3]],
  ['case states', allCodebooks.caseState, [1, 7, 9, 10]],
  ['sales arrangement states', allCodebooks.salesArrangementState, [1, 2, 3, 5, 6, 7, 8]],
  ['signature states', allCodebooks.signatureState, [0, 1, 2, 3, 4, 5]],
  ['workflow task states', allCodebooks.taskState, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13]],
  ['refinancing states', allCodebooks.refinancingState, [1, 2, 3, 4, 5, 6]],
  ['covenant states', allCodebooks.covenantState, [0, 1, 2, 3]],
  ['covenant scenarios', allCodebooks.covenantScenario, [0, 1, 2, 3]],
  ['document upload states', allCodebooks.documentUploadState, [0, 1, 2]],
  ['document signing statuses', allCodebooks.documentSigningStatus, [1, 2]],
  ['state indicators', allCodebooks.stateIndicator, [1, 2, 3, 4, 5]],
  ['real-estate states', allCodebooks.realEstateState, [1, 3, 4, 7]],
  ['scoring results', allCodebooks.scoringResult, [501, 502]],
  ['signing processes', document.signingProcess, ['STANDARD', 'MSC']],
  ['signing states', document.signingState, ['accepted', 'inProgress', 'error', 'notStarted']],
  ['signature processing types', document.signatureProcessingType, ['PAAT', 'Biometric']],
  [
    'document types of signers',
    document.signerDocumentType,
    ['PersonalId', 'Passport', 'ResidencePermit'],
  ],
];

it.each(specified)('%s are those of the specification', (_name, codebook, codes) => {
  expect(Object.values(codebook).map(({ code }) => code)).toEqual(codes);
});

it.each(Object.entries<Codebook>(allCodebooks))(
  '%s has one code and one name an entry',
  (_name, codebook) => {
    const entries = Object.values(codebook);
    expect(new Set(entries.map(({ code }) => code)).size).toBe(entries.length);
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
    expect(entries.filter(({ name }) => name !== name.trim() || name === '')).toEqual([]);
  },
);

it('shows a name for a code, and the code when it is unknown', () => {
  expect(codeName(caseState, 7)).toBe('Zrušený');
  expect(codeName(caseState, 99)).toBe('99');
});

it('knows the permissions of the specification', () => {
  expect(Object.values(permission).toSorted((a, b) => a - b)).toEqual([
    100, 101, 110, 202, 211, 213, 219, 220, 224, 228, 229, 240, 242, 249, 256, 260,
  ]);
});
