import { productType, salesArrangementType } from '@advisor/contracts/codebooks';
import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { formatBankAccount } from '@advisor/lending/identifiers/bank-account';
import { formatBirthNumber } from '@advisor/lending/identifiers/birth-number';
import { and, eq } from 'drizzle-orm';
import type { loans } from '../../../domain/cases/schema/cases';
import { type customersOnSA, documentsOnSA } from '../../../domain/cases/schema/sales-arrangements';
import type { LoanInput } from '../../../domain/offers/loan-input';
import { offers } from '../../../domain/offers/schema/offers';
import { signingDocuments } from '../../../domain/signing/schema';
import { czechDay, czechMoney, czechRate } from '../../../platform/czech-format';
import {
  arrangementFor,
  kindsOfDocuments,
  parametersOf,
  prepare,
} from '../../../testing/document-kinds';
import { repaymentAccount } from '../../../testing/document-order';
import { askPoppler } from '../../../testing/poppler';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp } from '../../../testing/test-app';

const applicationType = salesArrangementType.loanApplication.code;

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

async function offerOf(offerId: number | null) {
  const [offer] = await backend.db
    .select()
    .from(offers)
    .where(eq(offers.id, offerId ?? 0));
  if (offer === undefined) throw new Error('no offer');
  return offer;
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

const textOf = async (salesArrangementId: number, documentTypeCode: string) =>
  printed((await prepare(backend, salesArrangementId, documentTypeCode)).documentOnSAId);

async function printed(documentOnSAId: number) {
  const { rawPayload } = await backend.callOperation(signingCalls.content, {
    as: 'advisor',
    params: { documentOnSAId },
  });
  return plain(askPoppler('pdftotext', rawPayload));
}

/** The contract that was prepared before. */
async function contractOf(salesArrangementId: number) {
  const [document] = await backend.db
    .select({ id: documentsOnSA.id })
    .from(documentsOnSA)
    .innerJoin(signingDocuments, eq(signingDocuments.documentId, documentsOnSA.id))
    .where(
      and(
        eq(documentsOnSA.salesArrangementId, salesArrangementId),
        eq(signingDocuments.typeCode, 'loanContract'),
      ),
    );
  return printed(document?.id ?? 0);
}

interface Sought {
  typeId: number;
  documentTypeCode: string;
  offerId: number | null;
  loan: typeof loans.$inferSelect | null;
  people: (typeof customersOnSA.$inferSelect)[];
}

/** What has to be found in the document. */
async function soughtIn({ typeId, documentTypeCode, offerId, loan, people }: Sought) {
  const parties = await soughtOfParties(people, documentTypeCode !== 'personalData');
  if (typeId !== applicationType) return [...parties, ...soughtOfService(typeId, loan, people)];
  const isOfOffer = ['loanApplication', 'loanContract', 'drawing'].includes(documentTypeCode);
  if (!isOfOffer) return parties;
  const { input, result } = await offerOf(offerId);
  if ('targetAmount' in input) {
    return [...parties, `Cílová částka ${czechMoney(input.targetAmount)}`];
  }
  const amount = `Výše úvěru ${czechMoney(input.loanAmount)}`;
  return documentTypeCode === 'drawing'
    ? [...parties, amount]
    : [...parties, amount, ...soughtOfLoan(result as LoanResult)];
}

async function soughtOfParties(people: Sought['people'], withBirthNumber: boolean) {
  const clients = await backend.app.neighbours.clientRegister.find(
    people.flatMap(({ customerId }) => customerId ?? []),
  );
  return people.flatMap(({ firstName, lastName, dateOfBirth, customerId }) => {
    const client = clients.find(({ id }) => id === customerId);
    return [
      `${firstName} ${lastName}`,
      czechDay(dateOfBirth),
      client?.permanentAddress?.city ?? '',
      withBirthNumber ? formatBirthNumber(client?.birthNumber ?? '') : '',
    ];
  });
}

const soughtOfLoan = (result: LoanResult): string[] => [
  `Úroková sazba ${czechRate(result.interestRate)} ročně`,
  `RPSN ${czechRate(result.annualPercentageRate)}`,
  `První splátka ${czechMoney(result.firstPayment ?? 0)}, ${czechDay(result.firstPaymentOn)}`,
  `Měsíční splátka ${czechMoney(result.monthlyPayment)}`,
  `Poslední splátka ${czechMoney(result.lastPayment)}, ${czechDay(result.maturityOn)}`,
  `Počet splátek ${result.numberOfPayments}`,
  `Celková částka splatná klientem ${czechMoney(result.totalPayable ?? 0)}`,
];

const nameOf = ([first]: Sought['people']) => `${first?.firstName} ${first?.lastName}`;

function soughtOfService(typeId: number, loan: Sought['loan'], people: Sought['people']) {
  const parameters = parametersOf(typeId, people);
  return [
    `Zůstatek jistiny ${czechMoney(loan?.principal ?? 0)}`,
    `Úroková sazba ${czechRate(loan?.interestRate ?? 0)} ročně`,
    'Prosíme o vyřízení do konce měsíce.',
    'repaymentAccount' in parameters ? formatBankAccount(repaymentAccount) : '',
    'repaymentAccountOwnerId' in parameters ? `Majitel účtu pro splácení ${nameOf(people)}` : '',
    'applicantCustomerOnSAId' in parameters ? `Žádost podává ${nameOf(people)}, nar.` : '',
    'loanAmount' in parameters ? czechMoney(3_456_000) : '',
    'joining' in parameters ? 'K dluhu přistupuje' : '',
  ];
}

test.each(kindsOfDocuments)(
  '$name of product $productTypeId says what it is about',
  async ({ typeId, productTypeId, documentTypeCode }) => {
    const { arrangement, ...origin } = await arrangementFor(backend, typeId, productTypeId);
    const text = await textOf(arrangement.id, documentTypeCode);
    const sought = { typeId, documentTypeCode, offerId: arrangement.offerId, ...origin };
    for (const fact of await soughtIn(sought)) expect(text).toContain(plain(fact));
  },
);

const lent = [
  productType.mortgage.code,
  productType.nonPurposeMortgage.code,
  productType.americanMortgage.code,
  productType.unsecuredLoan.code,
];

async function sheetOf(productTypeId: number) {
  const { arrangement, people } = await arrangementFor(backend, applicationType, productTypeId);
  const { rawPayload } = await backend.callOperation(signingCalls.preContractInformation, {
    as: 'advisor',
    params: { salesArrangementId: arrangement.id },
  });
  const { input, result } = (await offerOf(arrangement.offerId)) as {
    input: LoanInput;
    result: LoanResult;
  };
  return { text: plain(askPoppler('pdftotext', rawPayload)), input, result, people };
}

test.each(lent)('the information sheet of product %d says what it is about', async (productId) => {
  const { text, input, result, people } = await sheetOf(productId);
  for (const fact of [
    ...people.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    `ýše úvěru ${czechMoney(input.loanAmount)}`,
    ...soughtOfLoan(result),
  ]) {
    expect(text).toContain(plain(fact));
  }
});

test('each is called what they are in the document', async () => {
  const savings = await arrangementFor(backend, applicationType, productType.buildingSavings.code);
  const contract = await contractOf(savings.arrangement.id);
  expect(contract).toContain('Účastník stavebního spoření');
  expect(contract).not.toContain('Dlužník');
  const { mortgageRefixation } = salesArrangementType;
  const { arrangement } = await arrangementFor(backend, mortgageRefixation.code, 20001);
  expect(await textOf(arrangement.id, 'refixation')).toContain('Úvěr, kterého se dodatek týká');
});

/** Haléře of an amount as it is printed. */
const halere = (amount = '') =>
  Math.round(Number(amount.replaceAll(' ', '').replace(',', '.')) * 100);

const amount = String.raw`([\d ]+(?:,\d\d)?) Kč`;

/** What has to be the same in haléře: parts and total, instalments and the loan with its interest. */
function printedSums(text: string, { numberOfPayments }: LoanResult) {
  const after = (label: string) => halere(new RegExp(`${label} ${amount}`).exec(text)?.[1]);
  const principal = after('Jistina');
  const interest = after('Úroky celkem');
  const [, costs = ''] = /Úroky celkem [\d ,]+ Kč (.*?)Celková částka/.exec(text) ?? [];
  const charges = costs.matchAll(
    new RegExp(`(?:Poplatek: [^\\d]+|Pojištění celkem )${amount}`, 'g'),
  );
  const charged = [...charges].reduce((sum, [, value]) => sum + halere(value), 0);
  const regular = (numberOfPayments - 2) * after('Měsíční splátka');
  return {
    parts: principal + interest + charged,
    total: after('Celková částka splatná klientem'),
    instalments: after('První splátka') + regular + after('Poslední splátka'),
    loan: principal + interest,
  };
}

test.each(lent)(
  'sums of product %d add up to the haléř, in its contract and its sheet',
  async (id) => {
    const { arrangement } = await arrangementFor(backend, applicationType, id);
    const { text, result } = await sheetOf(id);
    const sheet = text.replace(/Reprezentativní příklad:.*?RPSN [\d,]+ %\./, '');
    for (const paper of [await contractOf(arrangement.id), sheet]) {
      const { parts, total, instalments, loan } = printedSums(paper, result);
      expect(parts).toBe(total);
      expect(instalments).toBe(loan);
    }
  },
);

test('there is no document without the client register, which knows who signs it', async () => {
  const { arrangement } = await arrangementFor(backend, applicationType, productType.mortgage.code);
  backend.app.backend.config.neighbours = { faults: { 'client-register': 'down' } };
  const created = await backend.callOperation(signingCalls.create, {
    as: 'advisor',
    params: { salesArrangementId: arrangement.id },
    body: { documentTypeCode: 'personalData', signatureTypeId: 3 },
  });
  backend.app.backend.config.neighbours = { faults: {} };
  expect(created.statusCode).toBe(503);
});
