import { setTimeout as pause } from 'node:timers/promises';
import { valuationSource, valuationType } from '@advisor/contracts/codebooks/real-estate';
import { taskState } from '@advisor/contracts/codebooks/task';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { maxFilesAtOnce } from '@advisor/contracts/documents/file-rules';
import type { CallResponse } from '@advisor/contracts/operation';
import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import type { Page } from '@playwright/test';
import type { Api } from '../../support/api';
import { preparedApplication } from '../../support/loan-hub';
import { orderFlat, type RealEstate } from '../../support/real-estate';
import { saveFiles } from '../case-file/fill';

type Listed = CallResponse<typeof valuationCalls.list>[number];
type Property = CallResponse<typeof valuationCalls.get>;

const mostRealEstates = 3;
const photographCount = 60;
const saleCount = 200;
const flatValue = 6_000_000;
const askMs = 500;

const isOwn = ({ sourceId }: Listed) => sourceId === valuationSource.product.code;
const isValuedOnline = ({ state, valuationTypeId }: Listed) =>
  state === taskState.finished.code && valuationTypeId === valuationType.online.code;

async function find(api: Api, caseId: number, matches: (one: Listed) => boolean) {
  const known = await api.call(valuationCalls.list, { params: { caseId } });
  return known.find((one) => isOwn(one) && matches(one));
}

async function realEstate(
  api: Api,
  caseId: number,
  matches: (one: Listed) => boolean,
): Promise<RealEstate> {
  const found = await find(api, caseId, matches);
  if (found === undefined) throw new Error('The case has no such real estate');
  return { caseId, sourceId: found.sourceId, id: found.id };
}

/** The real estate of a case that was valued online. */
export const valuedOf = (api: Api, caseId: number) => realEstate(api, caseId, isValuedOnline);

/** One of a case that nothing was ordered for. */
export const draftOf = (api: Api, caseId: number) =>
  realEstate(api, caseId, ({ state }) => state === undefined);

/** An application with as many real estates as a loan may have, one of them valued online. */
export async function threeRealEstates(api: Api): Promise<void> {
  const application = await preparedApplication(api);
  const { caseId } = application;
  await orderFlat(api, application, flatValue);
  for (;;) {
    const { realEstateCount } = await api.call(valuationCalls.collateral, { params: { caseId } });
    if (realEstateCount >= mostRealEstates) break;
    await api.call(valuationCalls.create, {
      params: { caseId },
      body: { realEstateTypeId: 2, realEstateState: 1, isLoanRealEstate: true },
    });
  }
  while ((await find(api, caseId, isValuedOnline)) === undefined) await pause(askMs);
}

/** Photographs as a telephone sends them, drawn by the browser. */
async function drawnPhotograph(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2_560, 1_920];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser draws nothing');
    for (let at = 0; at < 400; at += 1) {
      context.fillStyle = `hsl(${at % 360} 60% 50%)`;
      context.fillRect((at * 97) % 2_560, (at * 61) % 1_920, 300, 200);
    }
    return canvas.toDataURL('image/jpeg', 0.85);
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

/** Puts photographs to an order by papers that is being made. */
export async function photographs(api: Api, page: Page, flat: RealEstate): Promise<void> {
  const { caseId, id: realEstateValuationId } = flat;
  const buffer = await drawnPhotograph(page);
  for (let first = 0; first < photographCount; first += maxFilesAtOnce)
    await saveFiles(
      api,
      caseId,
      Array.from({ length: Math.min(maxFilesAtOnce, photographCount - first) }, (_, at) => ({
        name: `Fotografie ${first + at + 1}.jpg`,
        mimeType: 'image/jpeg',
        buffer,
      })),
    );
  const saved = await api.call(documentCalls.caseDocuments, { params: { caseId } });
  const documentIds = saved
    .filter(({ fileName }) => fileName.startsWith('Fotografie '))
    .map(({ documentId }) => documentId);
  const { version } = await api.call(valuationCalls.get, { params: flat });
  const params = { caseId, realEstateValuationId };
  const named = await api.call(valuationCalls.updateDocuments, {
    params,
    body: { documentIds, version },
  });
  await api.call(valuationCalls.chooseType, {
    params,
    body: { valuationTypeId: valuationType.dts.code, version: named.version },
  });
}

/** From now on, results say of so many sales: the appraisers of the demonstration know fewer. */
export async function manySales(page: Page): Promise<void> {
  await page.route(/\/real-estate-valuations\/\d+\/\d+$/, async (route) => {
    const answer = await route.fetch();
    const property = (await answer.json()) as Property;
    const known = property.result?.comparablePrices ?? [];
    const comparablePrices = Array.from({ length: saleCount }, (_, at) => {
      const one = known[at % known.length];
      if (one === undefined) throw new Error('The result knows no sales');
      return { ...one, distanceMetres: one.distanceMetres + at };
    });
    await route.fulfill({
      response: answer,
      json: { ...property, result: { ...property.result, comparablePrices } },
    });
  });
}
