import { productType, salesArrangementType } from '@advisor/contracts/codebooks';
import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import type { SalesArrangementParameters } from '@advisor/contracts/sales-arrangement/parameters';
import { signingCalls } from '@advisor/contracts/signing/calls';
import type { DocumentOnSA } from '@advisor/contracts/signing/endpoints';
import { formatBankAccount } from '@advisor/lending/bank-account';
import { formatBirthNumber } from '@advisor/lending/birth-number';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { arrangementParameters } from '../../../domain/cases/schema/arrangement-parameters';
import { cases, loans } from '../../../domain/cases/schema/cases';
import {
  customersOnSA,
  documentsOnSA,
  salesArrangements,
} from '../../../domain/cases/schema/sales-arrangements';
import { documentKinds } from '../../../domain/documents/document-kinds';
import { offers } from '../../../domain/offers/schema/offers';
import { signingDocuments } from '../../../domain/signing/schema';
import { czechDay, czechMoney, czechRate } from '../../../platform/czech-format';
import { askPoppler } from '../../../testing/poppler';
import { handOverInformation } from '../../../testing/signing';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

const { loanApplication, ...services } = salesArrangementType;
const products = [
  productType.mortgage.code,
  productType.americanMortgage.code,
  productType.unsecuredLoan.code,
  productType.buildingSavings.code,
];

/** Every kind of every product, and of services those of a mortgage, which has them all. */
const kinds = [
  ...products.map((product) => [loanApplication.code, product] as const),
  ...Object.values(services).map(({ code }) => [code, productType.mortgage.code] as const),
].flatMap(([typeId, productTypeId]) =>
  documentKinds(typeId, productTypeId).map(({ name, documentTypeCode }) => ({
    name,
    documentTypeCode,
    typeId,
    productTypeId,
  })),
);

const account = { prefix: '19', number: '2000145399', bankCode: '0800' };

/** What is asked for, by the type of the arrangement. */
function parametersOf(typeId: number, people: readonly { id: number }[]) {
  const person = people.slice(0, 1).map(({ id }) => ({ customerOnSAId: id }));
  const [common, debt] = [
    { salesArrangementTypeId: typeId, comment: 'Prosíme o vyřízení do konce měsíce.' },
    { leaving: person, remaining: person, joining: person },
  ];
  const parameters: Record<number, object> = {
    [services.generalChange.code]: { repaymentAccount: account, paymentDay: 17 },
    [services.withoutEstate.code]: { loanAmount: 3_456_000, realEstateDeadline: '2027-05-31' },
    [services.customerChange.code]: { ...debt, repaymentAccount: account },
    [services.debtAcceding.code]: debt,
    [services.addCodebtor.code]: debt,
    [services.debtRemaining.code]: debt,
  };
  return { ...common, ...parameters[typeId] } as SalesArrangementParameters;
}

/** An application with its offer, or a service of a loan that is being repaid, in a case like it. */
async function arrangementFor(typeId: number, productTypeId: number) {
  const isApplication = typeId === loanApplication.code;
  const [application] = await backend.db
    .select({ arrangement: salesArrangements, loan: loans })
    .from(salesArrangements)
    .innerJoin(cases, eq(cases.id, salesArrangements.caseId))
    .leftJoin(loans, eq(loans.caseId, cases.id))
    .where(
      and(
        eq(salesArrangements.typeId, loanApplication.code),
        eq(cases.productTypeId, productTypeId),
        sql`${cases.id} < 9000000`,
        ...(isApplication
          ? [isNotNull(salesArrangements.offerId), inArray(salesArrangements.state, [1, 2, 5, 8])]
          : [isNotNull(loans.contractSignedOn), sql`${loans.principal} > 0`]),
      ),
    )
    .orderBy(salesArrangements.id)
    .limit(1);
  if (application === undefined) throw new Error('no application');
  const { arrangement, loan } = application;
  const people = await backend.db
    .select()
    .from(customersOnSA)
    .where(eq(customersOnSA.salesArrangementId, arrangement.id));
  if (isApplication) return { arrangement, loan, people };
  const isService = and(
    eq(salesArrangements.caseId, arrangement.caseId),
    eq(salesArrangements.typeId, typeId),
  );
  await backend.db.delete(salesArrangements).where(isService);
  const [service] = await backend.db
    .insert(salesArrangements)
    .values({ caseId: arrangement.caseId, typeId, state: 1, createdOn: testNow })
    .returning();
  if (service === undefined) throw new Error('no service');
  await backend.db.insert(arrangementParameters).values({
    salesArrangementId: service.id,
    parameters: parametersOf(typeId, people),
    version: 1,
    changedOn: testNow,
    changedBy: 1,
  });
  return { arrangement: service, loan, people };
}

async function offerOf(offerId: number | null) {
  const [offer] = await backend.db
    .select()
    .from(offers)
    .where(eq(offers.id, offerId ?? 0));
  if (offer === undefined) throw new Error('no offer');
  return offer;
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

async function textOf(salesArrangementId: number, documentTypeCode: string) {
  await handOverInformation(backend, salesArrangementId);
  const created = await backend.callOperation(signingCalls.create, {
    as: 'advisor',
    params: { salesArrangementId },
    body: { documentTypeCode, signatureTypeId: 2 },
  });
  expect(created.statusCode).toBe(201);
  return printed(created.json<DocumentOnSA>().documentOnSAId);
}

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
  if (typeId !== loanApplication.code)
    return [...parties, ...soughtOfService(typeId, loan, people)];
  if (documentTypeCode === 'personalData') return parties;
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

function soughtOfService(typeId: number, loan: Sought['loan'], people: Sought['people']) {
  const parameters = parametersOf(typeId, people);
  return [
    `Zůstatek jistiny ${czechMoney(loan?.principal ?? 0)}`,
    `Úroková sazba ${czechRate(loan?.interestRate ?? 0)} ročně`,
    'Prosíme o vyřízení do konce měsíce.',
    'repaymentAccount' in parameters ? formatBankAccount(account) : '',
    'loanAmount' in parameters ? czechMoney(3_456_000) : '',
    'joining' in parameters ? 'K dluhu přistupuje' : '',
  ];
}

test.each(kinds)(
  '$name of product $productTypeId says what it is about',
  async ({ typeId, productTypeId, documentTypeCode }) => {
    const { arrangement, ...origin } = await arrangementFor(typeId, productTypeId);
    const text = await textOf(arrangement.id, documentTypeCode);
    const sought = { typeId, documentTypeCode, offerId: arrangement.offerId, ...origin };
    for (const fact of await soughtIn(sought)) expect(text).toContain(plain(fact));
  },
);

/** Haléře of an amount as it is printed. */
const halere = (amount = '') =>
  Math.round(Number(amount.replaceAll(' ', '').replace(',', '.')) * 100);

const amount = String.raw`([\d ]+(?:,\d\d)?) Kč`;

test.each(
  kinds.filter(
    ({ documentTypeCode, productTypeId }) =>
      documentTypeCode === 'loanContract' && productTypeId !== productType.buildingSavings.code,
  ),
)('sums in $name of product $productTypeId add up to the haléř', async ({ productTypeId }) => {
  const { arrangement } = await arrangementFor(loanApplication.code, productTypeId);
  const { result } = (await offerOf(arrangement.offerId)) as { result: LoanResult };
  const text = await contractOf(arrangement.id);
  const after = (label: string) => halere(new RegExp(`${label} ${amount}`).exec(text)?.[1]);
  const principal = after('Jistina');
  const interest = after('Úroky celkem');
  const [, costs = ''] = /Úroky celkem [\d ,]+ Kč (.*?)Celková částka/.exec(text) ?? [];
  const charges = costs.matchAll(
    new RegExp(`(?:Poplatek: [^\\d]+|Pojištění celkem )${amount}`, 'g'),
  );
  const charged = [...charges].reduce((sum, [, value]) => sum + halere(value), 0);
  expect(principal + interest + charged).toBe(after('Celková částka splatná klientem'));
  const regular = (result.numberOfPayments - 2) * after('Měsíční splátka');
  expect(after('První splátka') + regular + after('Poslední splátka')).toBe(principal + interest);
});

test('there is no document without the client register, which knows who signs it', async () => {
  const { arrangement } = await arrangementFor(loanApplication.code, productType.mortgage.code);
  backend.app.backend.config.neighbours = { faults: { 'client-register': 'down' } };
  const created = await backend.callOperation(signingCalls.create, {
    as: 'advisor',
    params: { salesArrangementId: arrangement.id },
    body: { documentTypeCode: 'personalData', signatureTypeId: 3 },
  });
  backend.app.backend.config.neighbours = { faults: {} };
  expect(created.statusCode).toBe(503);
});
