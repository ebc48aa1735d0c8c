import { productType, salesArrangementType } from '@advisor/contracts/codebooks';
import { formatPhone } from '@advisor/lending/identifiers/mobile-phone';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { documentKinds } from '../../../domain/documents/document-kinds';
import { areas } from '../../../modules';
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
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp } from '../../../testing/test-app';

/*
 * A paper is made of the numbers that are decided on. What was provisional stands in none, whichever
 * area brings its kind.
 */

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

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

const application: Row = { says: [], never: [...provisional, ...ofBureau] };
/** Of a loan that runs: what it was offered as is long ago, and so is what its applicants told then. */
const service: Row = {
  says: [
    `Úroková sazba ${czechRate(current.interestRate)} ročně`,
    `Měsíční splátka ${czechMoney(current.monthlyPayment)}`,
    `Den splátky ${current.paymentDay}. den v měsíci`,
  ],
  never: [...provisional, ...ofBureau, ...enteredContact, entered.city, czechMoney(decided.income)],
};

/** What kinds of an application say besides, by their names. */
const saidBy: Record<string, readonly string[]> = {
  'Žádost o úvěr': [
    `čistého ${czechMoney(decided.income)} měsíčně`,
    `splátka ${czechMoney(decided.instalment)} měsíčně, zůstatek ${czechMoney(decided.debt)}`,
    `Bydlení ${czechMoney(decided.housing)} měsíčně`,
    `Předpokládané čerpání ${agreedDay}`,
    ...enteredContact,
    entered.city,
  ],
  'Smlouva o úvěru': [`Předpokládané čerpání ${agreedDay}`, entered.city],
  'Souhlas se zpracováním osobních údajů': [entered.city],
  'Žádost – čerpání': [`Požadovaný den čerpání ${agreedDay}`, ...enteredContact],
  'Žádost o stavební spoření': [...enteredContact, entered.city],
  'Smlouva o stavebním spoření': [entered.city],
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

const rowOf = ({ name, arrangementTypeId }: (typeof kinds)[number]): Row =>
  arrangementTypeId === loanApplication.code
    ? { ...application, says: saidBy[name] ?? [] }
    : service;

test('what an application says is of a kind that it has', () => {
  const names = new Set(applicationKinds.map(({ name }) => name));
  expect(Object.keys(saidBy).filter((name) => !names.has(name))).toEqual([]);
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
  const ownText = text.replaceAll(assumption, '');
  return [
    ...says.filter((fact) => !text.includes(plain(fact))).map((fact) => `missing: ${fact}`),
    ...never.filter((number) => ownText.includes(plain(number))).map((number) => `told: ${number}`),
  ];
}

test.each(kinds)('$name of product $productTypeId is made of what is decided on', async (kind) => {
  const { id } = await arrangementOf(kind.arrangementTypeId, kind.productTypeId);
  const { documentOnSAId } = await prepare(backend, id, kind.documentTypeCode);
  expect(faultsOf(await printed(documentOnSAId), rowOf(kind))).toEqual([]);
});

test.each(Object.values(lent))('so is the information sheet of product $code', async ({ code }) => {
  const { id } = await arrangementOf(loanApplication.code, code);
  const { rawPayload } = await backend.callOperation(signingCalls.preContractInformation, {
    as: 'advisor',
    params: { salesArrangementId: id },
  });
  const text = wordsOf(rawPayload);
  expect(text).toContain(informationSheetOf(code)?.abbreviation);
  expect(faultsOf(text, application)).toEqual([]);
});

test('where nothing was asked no line stands', async () => {
  const { salesArrangementId } = await newApplication(backend);
  const { documentOnSAId } = await prepare(backend, salesArrangementId, 'loanApplication');
  const text = await printed(documentOnSAId);
  expect(text).not.toContain('žadatelé uvedli');
  expect(text).not.toMatch(/ 0 Kč/);
});
