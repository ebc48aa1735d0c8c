import { signatureState, signatureType } from '@advisor/contracts/codebooks/document';
import { expect, type FrameLocator, type Page, type Request } from '@playwright/test';
import { signingCalls } from '@advisor/contracts/signing/calls';
import type { Api } from './api';

/** Documents of the seed that show one thing each; the back end's README lists them. */
export const signingDocument = {
  readRefused: 900_004,
  signRefused: 900_006,
  message: 900_008,
  answerLost: 900_017,
  slowDevice: 900_018,
  longName: 900_032,
  oneSigner: 900_033,
  digitalOnly: 900_034,
  bothWays: 900_035,
  everyField: 900_037,
  threeGroups: 900_039,
  signedByOne: 900_041,
  inProgress: 900_042,
  expired: 900_043,
  failed: 900_044,
  noAccessToSign: 900_046,
  groupNotCancellable: 900_048,
  digitalStarted: 900_050,
  unknownState: 900_060,
  waitingForScan: 900_062,
  signedBiometrically: 900_063,
  cancelled: 900_065,
  fortySigners: 900_031,
  fromTask: 900_067,
  failedProcessing: 900_070,
} as const;

export const signingPath = (documentOnSAId: number, { digital = false } = {}) =>
  `/mortgage/documents-signing${digital ? '/digital' : ''}/${documentOnSAId}`;

/** The case that the seed's signing documents belong to. */
export const signingCase = async (api: Api): Promise<number> =>
  (
    await api.call(signingCalls.get, {
      params: { documentOnSAId: signingDocument.bothWays },
    })
  ).caseId;

/** Where the card is: a page of the host, or a frame. */
type Place = Page | FrameLocator;

/** A signer's row of the card. */
export const signer = (place: Place, name: string) => place.getByRole('row', { name });

/** Chooses how somebody signs. */
export const chooseMethod = (place: Place, name: string, method: string) =>
  place.getByRole('combobox', { name: `Typ podpisu: ${name}` }).selectOption({ label: method });

/** Starts somebody's signature on the signing device. */
export async function startOnPad(place: Place, name: string): Promise<void> {
  await chooseMethod(place, name, 'Biometrický podpis');
  await place.getByRole('button', { name: `Podepsat: ${name}` }).click();
}

/** On the signing device's page: signs as somebody does who cannot draw. */
export async function signOnPad(page: Place, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Podpis dokumentu' })).toBeVisible();
  // Nobody signs what was not read.
  await page.getByText(/Konec dokumentu/).scrollIntoViewIfNeeded();
  await page.getByRole('textbox', { name: /Nemůžete kreslit/ }).fill(name);
  await page.getByRole('button', { name: 'Podepsat' }).click();
}

/** In the window of the digital signing: each signs on a page of their own, by the code that is sent. */
export async function signByCodes(device: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const card = device.getByRole('region', { name: new RegExp(name) });
    const opened = device.waitForEvent('popup');
    await card.getByRole('link', { name: 'Otevřít k podpisu' }).click();
    const own = await opened;
    await own.getByRole('button', { name: /poslat kód/ }).click();
    const message = await own.getByRole('status').textContent();
    await own.getByRole('textbox', { name: /Kód/ }).fill(/\d{6}/.exec(message ?? '')?.[0] ?? '');
    await own.getByRole('button', { name: 'Podepsat' }).click();
    await expect(own.getByText('✓ Podepsáno')).toBeVisible();
    await own.close();
    await device.reload();
    await expect(
      card.getByText('✓ Podepsáno').or(device.getByText('Vše je podepsáno')).first(),
    ).toBeVisible();
  }
}

/** A document that no other journey knows. */
export interface OwnDocument {
  documentOnSAId: number;
  salesArrangementId: number;
  externalId: string;
  /** All clients who sign, not the advisor. */
  clients: string[];
  /** The first of them. */
  client: string;
}

/** Prepares a document for signing; the one that an earlier journey prepared is cancelled. */
export async function prepareDocument(api: Api, { digital = false } = {}): Promise<OwnDocument> {
  const documentTypeCode = 'personalData';
  const { salesArrangementId } = await api.call(signingCalls.get, {
    params: { documentOnSAId: signingDocument.bothWays },
  });
  const params = { salesArrangementId };
  const { ready, inProcess } = signatureState;
  const { documentsOnSA } = await api.call(signingCalls.searchOfArrangement, {
    params,
    body: { signatureStates: [ready.code, inProcess.code] },
  });
  for (const former of documentsOnSA.filter((own) => own.documentTypeCode === documentTypeCode)) {
    await api.call(signingCalls.cancel, { params: { documentOnSAId: former.documentOnSAId } });
  }
  const { electronic, biometric } = signatureType;
  const { documentOnSAId, externalId = '' } = await api.call(signingCalls.create, {
    params,
    body: { documentTypeCode, signatureTypeId: digital ? electronic.code : biometric.code },
  });
  const signers = await signersOf(api, { documentOnSAId, salesArrangementId });
  // The advisor comes last, and signs no digital document.
  const clients = signers.slice(0, digital ? undefined : -1).map(({ name }) => name);
  return { documentOnSAId, salesArrangementId, externalId, clients, client: clients[0]! };
}

/** How far everybody is, as the server knows it. */
export const signersOf = async (
  api: Api,
  {
    documentOnSAId,
    salesArrangementId,
  }: Pick<OwnDocument, 'documentOnSAId' | 'salesArrangementId'>,
) =>
  (await api.call(signingCalls.status, { params: { documentOnSAId, salesArrangementId } })).signers;

/** Names of those who have signed, as the server knows it. */
export const signedBy = async (api: Api, document: OwnDocument): Promise<string[]> =>
  (await signersOf(api, document))
    .filter((one) => one.signatureState === signatureState.signed.code)
    .map(({ name }) => name);

/** Collects what a page asks of an operation of the signature service. */
export function watchCalls(page: Page, operation: string): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(`/SignaturesService/${operation}`))
      calls.push(request);
  });
  return calls;
}

/** Lets the server do what the next call of an operation asks for, and loses its answer. */
export async function loseAnswer(page: Page, operation: string): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith(`/SignaturesService/${operation}`),
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

/** What a hand does on the signing device's page: once across the place for the signature. */
export async function drawSignature(page: Page, across = 200): Promise<void> {
  const place = page.getByRole('img', { name: 'Místo pro podpis' });
  await place.scrollIntoViewIfNeeded();
  const { x, y, height } = (await place.boundingBox())!;
  await page.mouse.move(x + 20, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 20 + across / 2, y + height / 4, { steps: 5 });
  await page.mouse.move(x + 20 + across, y + height / 2, { steps: 5 });
  await page.mouse.up();
}
