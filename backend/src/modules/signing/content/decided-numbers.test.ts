import { productType, salesArrangementType } from '@advisor/contracts/codebooks';
import { formatPhone } from '@advisor/lending/identifiers/mobile-phone';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { documentKinds } from '../../../domain/documents/document-kinds';
import { areas } from '../../../modules';
import { refinancingKinds } from '../../../domain/documents/refinancing/kinds';
import { informationSheetOf } from '../../../domain/documents/information/information-sheets';
import { czechDay, czechMoney, czechRate } from '../../../platform/czech-format';
import {
  changeTerms,
  current,
  decide,
  decided,
  entered,
  modelled,
  reported,
} from '../../../testing/decided-case';
import { arrangementFor, prepare } from '../../../testing/document-kinds';
import { newApplication } from '../../../testing/hub';
import { askPoppler } from '../../../testing/poppler';
import { refinancedCase } from '../../../testing/refinancing';
import {
  printedDocument,
  takeExtraPayment,
  takeRefixation,
  takeRetention,
} from '../../../testing/refinancing-documents';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp } from '../../../testing/test-app';

/*
 * A paper is made of the numbers that are decided on. Each kind has a row: what it says of them. What
 * was provisional stands in none.
 */

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

type Refinanced = Awaited<ReturnType<typeof refinancedCase>>;

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
const wordsOf = (pdf: Buffer) => plain(askPoppler('pdftotext', pdf));

async function printed(documentOnSAId: number): Promise<string> {
  const { rawPayload } = await backend.callOperation(signingCalls.content, {
    as: 'advisor',
    params: { documentOnSAId },
  });
  return wordsOf(rawPayload);
}

/** Where an offer says on which day it was counted; its numbers hold for no other one. */
const assumption = /(čerpán|vyplacený) najednou \d+\. \d+\. \d{4}/g;

interface Row {
  says: readonly string[];
  never: readonly string[];
}

const { household, drawingOn } = modelled;
const provisional = [...Object.values(household).map(czechMoney), czechDay(drawingOn)];
const ofBureau = Object.values(reported).map(czechMoney);
const enteredContact = [formatPhone(entered.phone), entered.email];
const agreedDay = czechDay(decided.drawingOn);

const application = (...says: string[]): Row => ({ says, never: [...provisional, ...ofBureau] });
/** Of a loan that runs: what it was offered as is long ago, and so is what its applicants told then. */
const service: Row = {
  says: [
    `Úroková sazba ${czechRate(current.interestRate)} ročně`,
    `Měsíční splátka ${czechMoney(current.monthlyPayment)}`,
    `Den splátky ${current.paymentDay}. den v měsíci`,
  ],
  never: [...provisional, ...ofBureau, ...enteredContact, entered.city, czechMoney(decided.income)],
};

const rows: Record<string, Row> = {
  'Žádost o úvěr': application(
    `čistého ${czechMoney(decided.income)} měsíčně`,
    `splátka ${czechMoney(decided.instalment)} měsíčně, zůstatek ${czechMoney(decided.debt)}`,
    `Bydlení ${czechMoney(decided.housing)} měsíčně`,
    `Předpokládané čerpání ${agreedDay}`,
    ...enteredContact,
    entered.city,
  ),
  'Smlouva o úvěru': application(`Předpokládané čerpání ${agreedDay}`, entered.city),
  'Souhlas se zpracováním osobních údajů': application(entered.city),
  'Žádost – čerpání': application(`Požadovaný den čerpání ${agreedDay}`, ...enteredContact),
  'Žádost o stavební spoření': application(...enteredContact, entered.city),
  'Smlouva o stavebním spoření': application(entered.city),
  'Žádost – obecná změna': service,
  'Žádost – hypotéka bez nemovitosti': service,
  'Žádost – změna dlužníka': service,
  'Žádost – přistoupení k dluhu': service,
  'Žádost – přidání spoludlužníka': service,
  'Žádost – setrvání v dluhu': service,
  'Žádost – mimořádná splátka': service,
  'Dodatek ke smlouvě – retence': service,
  'Dodatek ke smlouvě – refixace': service,
};

const { buildingSavings, ...lent } = productType;
const { loanApplication, ...services } = salesArrangementType;
const applicationKinds = [...Object.values(lent), buildingSavings].flatMap(({ code }) =>
  documentKinds({ areas }, loanApplication.code, code).map((kind) => ({
    ...kind,
    productTypeId: code,
  })),
);
const serviceKinds = Object.values(services).flatMap(({ code }) =>
  documentKinds({ areas }, code, lent.mortgage.code).map((kind) => ({
    ...kind,
    productTypeId: lent.mortgage.code as number,
  })),
);
const kinds = [...applicationKinds, ...serviceKinds];

test('every kind has a row', () => {
  expect(Object.keys(rows).toSorted()).toEqual(
    [...new Set(kinds.map(({ name }) => name))].toSorted(),
  );
});

const decidedProducts = new Set<number>();

/** The arrangement that a kind is made for: decided on otherwise than it was modelled. */
async function arrangementOf(typeId: number, productTypeId: number) {
  if (typeId !== loanApplication.code) {
    const { arrangement } = await arrangementFor(backend, typeId, productTypeId);
    await changeTerms(backend, arrangement.caseId);
    return arrangement;
  }
  const found = await arrangementFor(backend, typeId, productTypeId);
  const isDecided = decidedProducts.has(productTypeId);
  decidedProducts.add(productTypeId);
  if (!isDecided) await decide(backend, found.arrangement);
  return found.arrangement;
}

/** What is missing in the text, and what stands there though nobody has decided on it. */
function faultsOf(text: string, { says, never }: Row): string[] {
  const told = text.replaceAll(assumption, '');
  return [
    ...says.filter((fact) => !text.includes(plain(fact))).map((fact) => `missing: ${fact}`),
    ...never.filter((number) => told.includes(plain(number))).map((number) => `told: ${number}`),
  ];
}

test.each(kinds)(
  '$name of product $productTypeId is made of what is decided on',
  async ({ name, arrangementTypeId, productTypeId, documentTypeCode }) => {
    const { id } = await arrangementOf(arrangementTypeId, productTypeId);
    const { documentOnSAId } = await prepare(backend, id, documentTypeCode);
    const row = rows[name] ?? { says: ['a row'], never: [] };
    expect(faultsOf(await printed(documentOnSAId), row)).toEqual([]);
  },
);

test.each(Object.values(lent))('so is the information sheet of product $code', async ({ code }) => {
  const { id } = await arrangementOf(loanApplication.code, code);
  const { rawPayload } = await backend.callOperation(signingCalls.preContractInformation, {
    as: 'advisor',
    params: { salesArrangementId: id },
  });
  const text = wordsOf(rawPayload);
  expect(text).toContain(informationSheetOf(code)?.abbreviation);
  expect(faultsOf(text, application())).toEqual([]);
});

test('where nothing was asked no line stands', async () => {
  const { salesArrangementId } = await newApplication(backend);
  const { documentOnSAId } = await prepare(backend, salesArrangementId, 'loanApplication');
  const text = await printed(documentOnSAId);
  expect(text).not.toContain('žadatelé uvedli');
  expect(text).not.toMatch(/ 0 Kč/);
});

/** Each process of refinancing: one offer is made, another one is taken over. */
const refinanced: Record<string, (one: Refinanced) => Promise<{ pdf: Buffer } & Row>> = {
  'Žádost – mimořádná splátka': async (one) => {
    await one.simulateExtraPayment({ extraPaymentAmount: 111_111 });
    const taken = await takeExtraPayment(one, { extraPaymentAmount: 222_222 });
    const { extraPaymentDocument } = refinancingCalls;
    const { pdf } = await printedDocument(backend, one, extraPaymentDocument, taken);
    return { pdf, says: [czechMoney(222_222)], never: [czechMoney(111_111)] };
  },
  'Dodatek ke smlouvě – retence': async (one) => {
    const first = await one.simulateRetention({ interestRateDiscount: 0.1 });
    const taken = await takeRetention(one, { interestRateDiscount: 0.2 });
    const { retentionDocument } = refinancingCalls;
    const { pdf } = await printedDocument(backend, one, retentionDocument, taken);
    return {
      pdf,
      says: ['Individuální sleva 0,2 p. b.', `Podle nabídky č. ${taken.offerId}`],
      never: ['Individuální sleva 0,1 p. b.', `nabídky č. ${first.offerId}`],
    };
  },
  'Dodatek ke smlouvě – refixace': async (one) => {
    const first = await takeRefixation(one, 36);
    const taken = await takeRefixation(one, 60);
    const { refixationDocument } = refinancingCalls;
    const { pdf } = await printedDocument(backend, one, refixationDocument, taken);
    return {
      pdf,
      says: ['Je pevná 5 let', `Podle nabídky č. ${taken.offerId}`],
      never: ['Je pevná 3 roky', `nabídky č. ${first.offerId}`],
    };
  },
};

test.each(Object.entries(refinanced))(
  '%s is made of the offer taken over last',
  async (_, take) => {
    const { pdf, ...row } = await take(await refinancedCase(backend));
    expect(faultsOf(wordsOf(pdf), row)).toEqual([]);
  },
);

test('every kind of refinancing is there', () => {
  expect(Object.keys(refinanced)).toEqual(refinancingKinds.map(({ name }) => name));
});
