import { offerCalls } from '@advisor/contracts/offer/calls';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { askPoppler } from './poppler';
import type { refinancedCase } from './refinancing';
import type { DemoLogin, TestApp } from './test-app';

type Refinanced = Awaited<ReturnType<typeof refinancedCase>>;
type RetentionBody = Parameters<Refinanced['simulateRetention']>[0];
type ExtraPaymentBody = Parameters<Refinanced['simulateExtraPayment']>[0];

export interface TakenOver {
  offerId: number;
  processId: number;
  salesArrangementId: number;
}

export async function takeRetention(one: Refinanced, body?: RetentionBody): Promise<TakenOver> {
  const { offerId } = await one.simulateRetention(body);
  return { offerId, ...(await one.link(offerCalls.linkRetention, { offerId })) };
}

export async function takeExtraPayment(
  one: Refinanced,
  body?: ExtraPaymentBody,
): Promise<TakenOver> {
  const { offerId } = await one.simulateExtraPayment(body);
  return { offerId, ...(await one.link(offerCalls.linkExtraPayment, { offerId })) };
}

/** The offer for a period, selected. @param interestRateDiscount percentage points */
export async function takeRefixation(
  one: Refinanced,
  fixedRatePeriod: number,
  interestRateDiscount?: number,
): Promise<TakenOver> {
  const offers = await one.ask(refinancingCalls.simulateRefixationList, {
    body: { interestRateDiscount },
  });
  const offer = offers.find((known) => known.fixedRatePeriod === fixedRatePeriod);
  if (offer === undefined) throw new Error('no offer is for the period');
  const { offerId } = offer;
  await one.ask(offerCalls.setFlags, { params: { offerId }, body: { isSelected: true } });
  const { process } = await one.ask(refinancingCalls.refixation);
  if (process?.salesArrangementId === undefined) throw new Error('no process was begun');
  const { processId, salesArrangementId } = process;
  return { offerId, processId, salesArrangementId };
}

export type DocumentCall =
  | typeof refinancingCalls.retentionDocument
  | typeof refinancingCalls.refixationDocument
  | typeof refinancingCalls.extraPaymentDocument;

/** Asks for the document of a process. */
export const askDocument = (
  { call }: Pick<Refinanced, 'call'>,
  operation: DocumentCall,
  { salesArrangementId, offerId }: Pick<TakenOver, 'salesArrangementId' | 'offerId'>,
  { as, ...body }: { as?: DemoLogin; signatureDeadline?: string; handoverTo?: string } = {},
) => call(operation, { as, params: { salesArrangementId }, body: { offerId, ...body } });
/** Words of a PDF in their order, each space one. */
export const wordsOf = (pdf: Buffer): string =>
  askPoppler('pdftotext', pdf).replaceAll(/\s+/g, ' ');

/** Makes the document and reads what it says. */
export async function printedDocument(
  backend: TestApp,
  one: Refinanced,
  ...asked: Parameters<typeof askDocument> extends [unknown, ...infer Rest] ? Rest : never
): Promise<{ documentOnSAId: number; pdf: Buffer }> {
  const { documentOnSAId } = (await askDocument(one, ...asked)).json<{ documentOnSAId: number }>();
  await backend.app.jobs.runDue();
  const { rawPayload } = await backend.callOperation(signingCalls.content, {
    as: 'advisor',
    params: { documentOnSAId },
  });
  return { documentOnSAId, pdf: rawPayload };
}
