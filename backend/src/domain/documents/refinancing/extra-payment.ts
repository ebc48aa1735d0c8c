import { salesArrangementType } from '@advisor/contracts/codebooks';
import { extraPaymentType } from '@advisor/contracts/codebooks/refinancing';
import { czechCount, czechDay, czechMoney } from '../../../platform/czech-format';
import type { Block } from '../../../platform/pdf/page-content';
import type { Closing, SavedExtraPayment } from '../../refinancing/saved-offer';
import {
  extraPaymentFee,
  extraPaymentQuote,
  extraPaymentTotal,
} from '../../refinancing/loan-projection';
import type { Account, DocumentFacts } from '../document-facts';
import { type DocumentKind, everyWay } from '../document-kind';
import { isSecured, loanProducts } from '../loan/products';
import { accountText } from '../parts/accounts';
import { commentBlocks } from '../parts/comment';
import { type Fact, optional } from '../parts/fact';
import { loanToday } from '../parts/loan-today';
import { applicants } from '../parts/parties';
import { feeDerivation } from './fee-derivation';
import { deadlineFacts, feeText } from './rate-rows';

const daysOfInterest = { one: 'den', few: 'dny', many: 'dne', other: 'dnů' };
const instalments = { one: 'splátka', few: 'splátky', many: 'splátky', other: 'splátek' };

export const isFullRepayment = ({ extraPaymentTypeId }: SavedExtraPayment): boolean =>
  extraPaymentTypeId === extraPaymentType.full.code;

/** What is paid on the day, part by part: the parts are the payment, with the fee they are the total. */
export function paymentFacts(saved: SavedExtraPayment, account: Account | undefined): Fact[] {
  const { answer, effectiveFrom } = saved;
  const { days } = extraPaymentQuote(saved);
  return [
    ['Den splátky', czechDay(effectiveFrom)],
    ['Jistina', czechMoney(answer.principalAmount)],
    [
      'Úrok ke dni splátky',
      days === 0
        ? czechMoney(answer.interestAmount)
        : `${czechMoney(answer.interestAmount)}, za ${czechCount(days, daysOfInterest)} od poslední splátky`,
    ],
    [
      isFullRepayment(saved) ? 'Dlužná částka' : 'Mimořádná splátka',
      czechMoney(answer.extraPaymentAmount),
    ],
    ['Poplatek', feeText(extraPaymentFee(saved))],
    ['Celkem k úhradě', czechMoney(extraPaymentTotal(saved))],
    ...optional('Na účet', account, (known) => `${accountText(known)} (účet úvěru)`),
  ];
}

const changed = (label: string, before: string, after: string): Fact[] =>
  before === after
    ? [[`${label[0]?.toUpperCase()}${label.slice(1)}`, `${after}, beze změny`]]
    : [
        [`Dosavadní ${label}`, before],
        [`Nová ${label}`, after],
      ];

/** The loan after a payment that does not repay it. */
function loanAfter(saved: SavedExtraPayment): Block[] {
  const { balanceAfter, instalment, maturityOn, rows, rowsAlone, interestSaved } =
    extraPaymentQuote(saved);
  const { loan, isPaymentReduced } = saved;
  const last = rows.at(-1);
  const before = rowsAlone.at(-1)?.date ?? loan.maturityOn;
  return [
    { heading: 'Úvěr po splátce' },
    {
      text: isPaymentReduced
        ? 'Měsíční splátka se sníží, splatnost úvěru se nemění.'
        : 'Měsíční splátka se nemění, úvěr bude splacen dříve.',
    },
    {
      facts: [
        ['Jistina po splátce', czechMoney(balanceAfter)],
        ...changed('měsíční splátka', czechMoney(loan.instalment), czechMoney(instalment)),
        ...optional('Poprvé se platí', rows[0]?.date, czechDay),
        [
          'Počet zbývajících splátek',
          `${czechCount(rows.length, instalments)}, bez mimořádné splátky ${czechCount(rowsAlone.length, instalments)}`,
        ],
        // Not the maturity that the contract names: the last due day until it.
        ...optional('Poslední splátka dosud', before === maturityOn ? undefined : before, czechDay),
        ...optional(
          'Poslední splátka',
          last,
          ({ instalment: amount, date }) => `${czechMoney(amount)}, ${czechDay(date)}`,
        ),
        ['Úspora na úrocích', `${czechMoney(interestSaved)}, při dnešní sazbě až do splatnosti`],
      ],
    },
  ];
}

const by = (closing: Closing | undefined): string =>
  closing === undefined ? '' : `do ${czechDay(closing.pledgeConsentOn)} `;

/** What becomes of a loan that is repaid, and of what secures it. */
const repaidLoan = (productTypeId: number, closing: Closing | undefined): Block[] => [
  { heading: 'Po splacení úvěru' },
  {
    list: [
      'Úvěr skončí dnem splátky; pravidelné splátky se po něm už neplatí.',
      ...(isSecured(productTypeId)
        ? [
            `Banka ${by(closing)}vystaví potvrzení o zániku zástavního práva (kvitanci).`,
            'S potvrzením podá vlastník nemovitosti u katastrálního úřadu návrh na výmaz zástavního práva; správní poplatek hradí sám.',
            'Vinkulaci pojistného plnění banka po splacení zruší a oznámí to pojišťovně.',
          ]
        : [`Banka ${by(closing)}vystaví potvrzení o splacení úvěru.`]),
      'Trvalý příkaz ke splácení je potřeba zrušit u banky, která ho provádí.',
    ],
  },
];

/** What the payment changes: the loan goes on, or ends. */
export const effectBlocks = (saved: SavedExtraPayment, productTypeId: number): Block[] =>
  isFullRepayment(saved) ? repaidLoan(productTypeId, saved.closing) : loanAfter(saved);

const requested = (facts: DocumentFacts, saved: SavedExtraPayment): Block[] => [
  { heading: isFullRepayment(saved) ? 'Předčasné splacení celého úvěru' : 'Mimořádná splátka' },
  {
    facts: [
      ...optional('Podle nabídky č.', facts.refinancing?.offerId, String),
      ...paymentFacts(saved, facts.state?.loanAccount),
      ...deadlineFacts(facts.refinancing?.signatureDeadline),
    ],
  },
  { heading: 'Jak vyšel poplatek' },
  ...feeDerivation(saved),
  ...effectBlocks(saved, facts.productTypeId),
  { heading: 'Prohlášení klienta' },
  {
    text: isFullRepayment(saved)
      ? `Žádáme o předčasné splacení celého úvěru k ${czechDay(saved.effectiveFrom)}. Bereme na vědomí, že uvedené částky platí jen pro tento den a že musí být na účtu úvěru nejpozději v tento den; jinak je banka vyčíslí znovu.`
      : `Žádáme o provedení mimořádné splátky k ${czechDay(saved.effectiveFrom)}. Bereme na vědomí, že uvedené částky platí jen pro tento den a že musí být na účtu úvěru nejpozději v tento den; jinak splátku banka k jinému dni přepočítá.`,
  },
];

/** Asking for an extra payment by an offer, which alone says what is paid. */
export const extraPaymentRequest: DocumentKind = {
  documentTypeCode: 'extraPayment',
  name: 'Žádost – mimořádná splátka',
  signatureTypeIds: everyWay,
  arrangementTypeId: salesArrangementType.extraPayment.code,
  productTypeIds: loanProducts,
  blocks: (facts) => {
    const saved = facts.refinancing?.saved;
    return [
      { heading: 'Žadatelé' },
      applicants(facts),
      ...loanToday(facts),
      ...(saved?.kind === 'extraPayment' ? requested(facts, saved) : []),
      ...commentBlocks(facts),
    ];
  },
};
