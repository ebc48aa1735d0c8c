import type { Operation } from '@advisor/contracts/operation';
import type { CallResponse } from '@advisor/contracts/operation';
import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import type { SignatureMember, Signatures } from '@advisor/contracts/signature-service/entities';
import { signingCalls } from '@advisor/contracts/signing/calls';
import type { DocumentKind } from '@advisor/contracts/signing/endpoints';
import type { DemoLogin, OperationInput, TestApp } from './test-app';

type SignAnswer = CallResponse<typeof signatureCalls.sign>;
type FormAnswer = CallResponse<typeof signatureCalls.clientDataFields>;

export const service = { context: 'epodpisy' };

/** External id of a sentinel by the last digits of its number. */
export const sentinel = (number: number): string => `EP-${900_000 + number}`;

export const toProperties = (values: Record<string, unknown>) =>
  Object.entries(values).map(([Key, value]) => ({ Key, Value: JSON.stringify(value) }));

/** Answers that the form `IDENTIFICATION` takes for the first signer of most sentinels. */
export const identified = {
  ClientName: { Value: 'Karel Dvořáček' },
  IdDocType: { Value: 'PersonalId' },
  IdDocNumber: { Value: '123456789' },
  IdDocValidTo: { IsUnlimited: true, Value: null },
};

/** The signature service as an advisor's browser calls it. */
export function signingClient(backend: TestApp, as: DemoLogin = 'advisor') {
  const read = async (documentExternalId: string): Promise<Signatures> => {
    const response = await backend.callOperation(signatureCalls.getWithMethods, {
      as,
      params: service,
      query: { documentExternalId, org: '0100' },
    });
    expect(response.statusCode).toBe(200);
    return response.json<Signatures>();
  };
  const members = async (documentExternalId: string): Promise<SignatureMember[]> =>
    (await read(documentExternalId)).Groups.flatMap(({ Members }) => Members);
  const first = async (documentExternalId: string): Promise<SignatureMember> => {
    const [member] = await members(documentExternalId);
    if (member === undefined) throw new Error('nobody signs the document');
    return member;
  };
  const signRaw = (
    signatureId: string,
    {
      headers,
      method = 'BIOMETRIC',
      ...body
    }: { method?: string; headers?: OperationInput['headers']; [field: string]: unknown } = {},
  ) =>
    backend.callOperation(signatureCalls.sign, {
      as,
      params: service,
      query: { signatureId, mode: 'SIGN' },
      headers: { 'x-context': '/mortgage/documents-signing/1', ...headers },
      body: { Process: 'STANDARD', SigningMethodCode: method, ...body },
    });
  const sign = async (...input: Parameters<typeof signRaw>): Promise<SignAnswer> => {
    const response = await signRaw(...input);
    expect(response.statusCode).toBe(200);
    return response.json<SignAnswer>();
  };
  const onSignature = async (
    operation: Operation,
    signatureId: string,
    headers?: Record<string, string>,
  ): Promise<SignAnswer> =>
    (
      await backend.callOperation(operation, {
        as,
        params: service,
        query: { signatureId, mode: 'SIGN' },
        headers,
      })
    ).json<SignAnswer>();
  const cancelAll = async (documentExternalId: string): Promise<SignAnswer> =>
    (
      await backend.callOperation(signatureCalls.cancelAll, {
        as,
        params: service,
        query: { documentExternalId },
      })
    ).json<SignAnswer>();
  const delegate = async (documentExternalId: string): Promise<Signatures> =>
    (
      await backend.callOperation(signatureCalls.delegate, {
        as,
        params: service,
        query: { documentExternalId },
        body: { Process: 'MSC' },
      })
    ).json<Signatures>();
  const fields = async (signatureId: string, formId: string): Promise<FormAnswer> =>
    (
      await backend.callOperation(signatureCalls.clientDataFields, {
        as,
        params: service,
        query: { signatureId, formId },
      })
    ).json<FormAnswer>();
  /** Fills a form in; the values are what stands in each property's JSON. */
  const save = async (
    signatureId: string,
    FormId: string,
    values: Record<string, unknown>,
    Process = 'STANDARD',
  ): Promise<SignAnswer['Result']> =>
    (
      await backend.callOperation(signatureCalls.setClientData, {
        as,
        params: { ...service, signatureId },
        body: { Process, FormId, Properties: toProperties(values) },
      })
    ).json<SignAnswer>().Result;
  return { read, members, first, sign, signRaw, onSignature, cancelAll, delegate, fields, save };
}

/** Gives the client the pre-contract information about the linked offer, as the advisor does. */
export async function handOverInformation(backend: TestApp, salesArrangementId: number) {
  const params = { salesArrangementId };
  const kinds = await backend.callOperation(signingCalls.kinds, { as: 'advisor', params });
  const offerId = kinds
    .json<DocumentKind[]>()
    .map(({ closed }) => closed?.offerIdToHandOver)
    .find((id) => id !== undefined);
  if (offerId === undefined) return undefined;
  const operation = signingCalls.handOverPreContractInformation;
  return backend.callOperation(operation, { as: 'advisor', params, body: { offerId } });
}

/** Path of an address, for `inject`. */
export const pathOf = (address: string | null | undefined): string =>
  new URL(address ?? '', 'http://none.invalid').pathname;

/** A picture of one pixel. */
export const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The course of a hand that comes down twice. */
export const drawnStrokes = [
  [
    [10, 10, 0, 0.5],
    [12.5, 14, 16, 0.75],
  ],
  [[20, 20, 300, 0.5]],
];

/** Signs on the pad as the client does. */
export const signOnPad = (
  backend: TestApp,
  address: string | null | undefined,
  headers: OperationInput['headers'] = {},
) =>
  backend.call({
    method: 'POST',
    url: `${pathOf(address)}/confirm`,
    headers,
    payload: { image: onePixel, strokes: drawnStrokes },
  });

/** Path of a signer's personal page, as the page for the advisor tells it. */
export async function signerPath(
  backend: TestApp,
  overview: string,
  memberId: string | number | undefined,
): Promise<string> {
  const { body } = await backend.call({ url: overview });
  const link = new RegExp(`id="link-${memberId}"[^>]*(/signature-service/signer/[\\w-]{43})"`);
  return link.exec(body)?.[1] ?? '/signature-service/signer/none';
}
