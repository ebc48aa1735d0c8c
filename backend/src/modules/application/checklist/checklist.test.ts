import { checklistCalls } from '@advisor/contracts/checklist/calls';
import type { Checklist } from '@advisor/contracts/checklist/endpoints';
import { eq } from 'drizzle-orm';
import { salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { hubClient, messagesOf, newApplication, seededApplication } from '../../../testing/hub';
import { goodMortgage } from '../../../testing/loan-input';
import { offerClient } from '../../../testing/offers';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../../testing/test-app';
import { pdf, saveDocument } from '../../../testing/uploads';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

const names = ({ items }: Checklist) => items.map(({ category, name }) => `${category}: ${name}`);

test('the papers follow from the applicants, the purposes and the offer', async () => {
  const hub = hubClient(backend, await newApplication(backend));
  const checklist = await hub.checklist();
  expect(names(checklist)).toEqual([
    'Totožnost: Průkaz totožnosti – Zdeňka Nováčková',
    'Příjmy: Potvrzení o příjmu – Zdeňka Nováčková',
    'Příjmy: Výpisy z účtu za 3 měsíce – Zdeňka Nováčková',
    'Účel úvěru: Kupní smlouva nebo její návrh',
    'Účel úvěru: Rezervační smlouva',
    'Nemovitost: List vlastnictví zastavované nemovitosti',
    'Nemovitost: Nabývací titul k nemovitosti',
    'Nemovitost: Fotodokumentace nemovitosti',
  ]);
  expect(checklist.lastChangedOn).toBeUndefined();
  expect(checklist.items[0]).toMatchObject({
    state: 'required',
    isMandatory: true,
    isCustom: false,
    version: 0,
  });
  expect(await hub.checklist()).toEqual(checklist);
});

test('a paper that is worked with stays when the offer no longer needs it', async () => {
  const ids = await newApplication(backend);
  const hub = hubClient(backend, ids);
  const before = await hub.checklist();
  const contract = before.items.find(({ name }) => name.startsWith('Kupní smlouva'));
  await hub.call(checklistCalls.updateItem, {
    checklistItemId: contract?.checklistItemId,
    version: 0,
    state: 'delivered',
  });
  const { save, link } = offerClient(backend);
  const { loanAmount } = goodMortgage;
  const offerId = await save({
    ...goodMortgage,
    loanPurposes: [{ loanPurposeId: 204, amount: loanAmount }],
    hasEnergySavings: true,
    hasPropertyInsurance: true,
    hasLifeInsurance: true,
  });
  expect((await link(ids.salesArrangementId, offerId, ids.offerId)).statusCode).toBe(204);
  const after = await hub.checklist();
  const added = names(after).filter((name) => !names(before).includes(name));
  expect(added).toEqual([
    'Účel úvěru: Smlouva o refinancovaném úvěru',
    'Účel úvěru: Vyčíslení zůstatku refinancovaného úvěru',
    'Nemovitost: Průkaz energetické náročnosti budovy',
    'Nemovitost: Pojistná smlouva k nemovitosti',
    'Závazky a pojištění: Pojistná smlouva životního pojištění',
  ]);
  expect(after.items.at(-1)).toMatchObject({
    checklistItemId: contract?.checklistItemId,
    state: 'delivered',
    isMandatory: false,
  });
  expect(names(after)).not.toContain('Účel úvěru: Rezervační smlouva');
});

test.each([
  { productTypeId: 1, missing: 'Nemovitost', there: 'Příjmy' },
  { productTypeId: 20000, missing: 'Příjmy', there: 'Stavební spoření' },
  { productTypeId: 20010, missing: 'Účel úvěru', there: 'Nemovitost' },
])('product $productTypeId asks for $there and not for $missing', async (row) => {
  const ids = await seededApplication(backend, 1, row.productTypeId);
  const { items } = await hubClient(backend, ids).checklist();
  const categories = new Set(items.map(({ category }) => category));
  expect(categories).toContain(row.there);
  expect(categories).not.toContain(row.missing);
});

test('state and note are kept, and counted', async () => {
  const hub = hubClient(backend, await newApplication(backend));
  const [item] = (await hub.checklist()).items;
  const change = { checklistItemId: item?.checklistItemId, version: 0, state: 'checked' };
  const response = await hub.call(checklistCalls.updateItem, {
    ...change,
    note: ' Platný do 2031 ',
  });
  expect(response.statusCode).toBe(200);
  const checklist = await hub.checklist();
  expect(checklist.items[0]).toEqual({
    ...item,
    state: 'checked',
    note: 'Platný do 2031',
    version: 1,
  });
  expect(checklist.lastChangedOn).toBe(testNow.toISOString());
});

test('of two advisors who change a paper, the second is told', async () => {
  const ids = await newApplication(backend);
  const [mine, other] = [hubClient(backend, ids), hubClient(backend, ids, 'specialist')];
  const [item] = (await mine.checklist()).items;
  const change = (state: string) => ({
    checklistItemId: item?.checklistItemId,
    version: 0,
    state,
  });
  const answers = await Promise.all([
    mine.call(checklistCalls.updateItem, change('delivered')),
    other.call(checklistCalls.updateItem, change('checked')),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

test('a paper of another arrangement is not found', async () => {
  const [one, other] = [await newApplication(backend), await newApplication(backend)];
  const [item] = (await hubClient(backend, other).checklist()).items;
  const response = await hubClient(backend, one).call(checklistCalls.updateItem, {
    checklistItemId: item?.checklistItemId,
    version: 0,
    state: 'checked',
  });
  expect(response.statusCode).toBe(404);
});

const ownPaper = { category: 'Nemovitost', name: 'Souhlas spoluvlastníka', note: 'Vyžádá klient' };

test('an advisor adds a paper once, however often it is pressed', async () => {
  const hub = hubClient(backend, await newApplication(backend));
  const answers = await Promise.all([
    hub.call(checklistCalls.addItem, ownPaper),
    hub.call(checklistCalls.addItem, ownPaper),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201]);
  const again = await hub.call(checklistCalls.addItem, {
    category: 'Ostatní',
    name: 'souhlas spoluvlastníka',
  });
  expect(messagesOf(again)).toEqual([
    { message: 'Tento podklad už v seznamu je.', field: 'name', errorCode: 90900 },
  ]);
  const { items } = await hub.checklist();
  expect(items.filter(({ isCustom }) => isCustom)).toEqual([
    expect.objectContaining({ ...ownPaper, isMandatory: false, state: 'required', version: 0 }),
  ]);
});

test('a paper that the application needs anyway is not added', async () => {
  const hub = hubClient(backend, await newApplication(backend));
  const response = await hub.call(checklistCalls.addItem, {
    category: 'Jiné',
    name: 'Fotodokumentace nemovitosti',
  });
  expect(response.statusCode).toBe(400);
});

test('a snapshot keeps the checklist as it was, with author and time', async () => {
  const ids = await newApplication(backend);
  const hub = hubClient(backend, ids);
  expect(await hub.get(checklistCalls.snapshot)).toEqual({ items: [] });
  const before = await hub.checklist();
  const body = { salesArrangementId: ids.salesArrangementId };
  const saved = await hub.call(checklistCalls.createSnapshot, body);
  expect(saved.statusCode).toBe(201);
  expect(saved.json()).toEqual({ createdOn: testNow.toISOString() });
  await hub.call(checklistCalls.updateItem, {
    checklistItemId: before.items[0]?.checklistItemId,
    version: 0,
    state: 'delivered',
  });
  expect(await hub.get(checklistCalls.snapshot)).toEqual({
    items: before.items,
    createdOn: testNow.toISOString(),
    createdBy: 'Jana Nováková',
    salesArrangementId: ids.salesArrangementId,
  });
  await hubClient(backend, ids, 'specialist').call(checklistCalls.createSnapshot, body);
  expect(await hub.get(checklistCalls.snapshot)).toMatchObject({
    createdBy: 'Petr Dvořák',
    items: [expect.objectContaining({ state: 'delivered' }), ...before.items.slice(1)],
  });
  const events = (await hub.history()).filter(
    ({ title }) => title === 'Seznam podkladů předán klientovi',
  );
  expect(events.map(({ userId }) => userId)).toEqual([1, 3]);
});

test.each([
  { name: 'disbursed', state: 6, status: 409 },
  { name: 'cancelled', state: 3, status: 409 },
  { name: 'in approval', state: 2, status: 200 },
  { name: 'in signing', state: 7, status: 200 },
])('an application $name answers $status to a change', async ({ state, status }) => {
  const ids = await newApplication(backend);
  const hub = hubClient(backend, ids);
  const [item] = (await hub.checklist()).items;
  await backend.db
    .update(salesArrangements)
    .set({ state })
    .where(eq(salesArrangements.id, ids.salesArrangementId));
  const change = { checklistItemId: item?.checklistItemId, version: 0, state: 'checked' };
  expect((await hub.call(checklistCalls.updateItem, change)).statusCode).toBe(status);
  const added = await hub.call(checklistCalls.addItem, ownPaper);
  expect(added.statusCode).toBe(status === 409 ? 409 : 201);
  const body = { salesArrangementId: ids.salesArrangementId };
  const snapshot = await hub.call(checklistCalls.createSnapshot, body);
  expect(snapshot.statusCode).toBe(status === 409 ? 409 : 201);
});

test('an arrangement of another case is not found', async () => {
  const [one, other] = [await newApplication(backend), await newApplication(backend)];
  const mixed = hubClient(backend, { ...one, salesArrangementId: other.salesArrangementId });
  expect((await mixed.call(checklistCalls.get)).statusCode).toBe(404);
  expect((await mixed.call(checklistCalls.addItem, ownPaper)).statusCode).toBe(404);
  const body = { salesArrangementId: other.salesArrangementId };
  expect((await mixed.call(checklistCalls.createSnapshot, body)).statusCode).toBe(404);
});

test('a paper is files of the case, and stays them when only its state changes', async () => {
  const ids = await newApplication(backend);
  const hub = hubClient(backend, ids);
  const [paper] = (await hub.checklist()).items;
  const { checklistItemId = 0 } = paper ?? {};
  const own = await saveDocument(backend, ids.caseId, pdf('Průkaz.pdf'));
  const foreign = await saveDocument(backend, (await newApplication(backend)).caseId);
  const change = { checklistItemId, version: 0, state: 'delivered' };
  const update = (more: object) => hub.call(checklistCalls.updateItem, { ...change, ...more });

  const refused = await update({ documentIds: [own, foreign] });
  expect(refused.statusCode).toBe(400);
  expect(messagesOf(refused)).toMatchObject([{ field: 'documentIds.1' }]);
  expect((await update({ documentIds: [own, own] })).statusCode).toBe(400);
  expect((await update({ documentIds: [own] })).statusCode).toBe(200);
  const named = [{ documentId: own, fileName: 'Průkaz.pdf' }];
  expect((await hub.checklist()).items[0]).toMatchObject({ documents: named, version: 1 });
  // The same again does nothing.
  expect((await update({ documentIds: [own] })).json()).toEqual({ version: 1 });
  expect((await update({ version: 1, state: 'checked' })).statusCode).toBe(200);
  expect((await hub.checklist()).items[0]).toMatchObject({ documents: named, state: 'checked' });
  await update({ version: 2, state: 'checked', documentIds: [] });
  expect((await hub.checklist()).items[0]).not.toHaveProperty('documents');
});
