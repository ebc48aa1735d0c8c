import { documentCalls } from '@advisor/contracts/documents/calls';
import { embedCalls } from '@advisor/contracts/embed/calls';
import type { Operation } from '@advisor/contracts/operation';
import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { eq } from 'drizzle-orm';
import { signingMemberMethods } from '../../../domain/signing/members/schema';
import { contractTask, freshApplication, uploadScan } from '../../../testing/documents';
import { newApplication } from '../../../testing/hub';
import { callsOf, type AreaTests, withKey } from '../../../testing/area-tests';
import {
  identified,
  sentinel,
  service,
  signingClient,
  toProperties,
} from '../../../testing/signing';

const refusedByState = (code: number) => ({
  answer: { Result: { Code: code } },
  because: 'the answer tells the state, which the signing card takes for done',
});

export const signing: AreaTests = {
  eachTime: {
    [embedCalls.createCode.id]: 'another code, good for a minute and once',
    [embedCalls.exchangeCode.id]: 'a code that is used twice may be stolen',
    [embedCalls.endSession.id]: 'ends what is ended',
  },
  retried: (backend) => {
    const { asAdvisor } = callsOf(backend);
    /** A call on the first signature of a document, in the signature service. */
    const onSignature =
      (operation: Operation, number: number, input: object = {}) =>
      async () => {
        const { Id: signatureId, Mode: mode } = await signingClient(backend()).first(
          sentinel(number),
        );
        return asAdvisor(operation, { params: service, query: { signatureId, mode }, ...input });
      };

    /** The first signature of a document, which gets the form by every method. */
    const withForm = async (number: number, formId: string): Promise<string> => {
      const { Id } = await signingClient(backend()).first(sentinel(number));
      await backend()
        .db.update(signingMemberMethods)
        .set({ formId })
        .where(eq(signingMemberMethods.memberId, Number(Id)));
      return Id;
    };

    const onDocument = (operation: Operation, number: number, body?: object) => () =>
      asAdvisor(operation, {
        params: service,
        query: { documentExternalId: sentinel(number) },
        body,
      });

    return [
      {
        operation: documentCalls.setStatus,
        prepare: () =>
          asAdvisor(documentCalls.setStatus, { params: { documentId: 900_060, statusId: 1 } }),
      },
      {
        operation: signatureCalls.setClientData,
        prepare: async () => {
          const signatureId = await withForm(36, 'IDENTIFICATION');
          const Properties = toProperties(identified);
          return asAdvisor(signatureCalls.setClientData, {
            params: { ...service, signatureId },
            body: { Process: 'STANDARD', FormId: 'IDENTIFICATION', Properties },
          });
        },
      },
      {
        operation: signatureCalls.sign,
        prepare: () =>
          onSignature(signatureCalls.sign, 33, {
            ...withKey(),
            body: { Process: 'STANDARD', SigningMethodCode: 'BIOMETRIC' },
          })(),
      },
      {
        operation: signatureCalls.retry,
        prepare: () => onSignature(signatureCalls.retry, 44, withKey())(),
      },
      {
        operation: signatureCalls.cancelOne,
        prepare: onSignature(signatureCalls.cancelOne, 42),
        otherwise: refusedByState(105),
      },
      {
        operation: signatureCalls.cancelAll,
        prepare: onDocument(signatureCalls.cancelAll, 41),
        otherwise: refusedByState(105),
      },
      {
        operation: signatureCalls.delegate,
        prepare: onDocument(signatureCalls.delegate, 34, { Process: 'MSC' }),
        otherwise: refusedByState(102),
      },
      {
        operation: signingCalls.create,
        prepare: async () => {
          const { id: salesArrangementId } = await freshApplication(backend(), 0);
          const body = { documentTypeCode: 'loanContract', signatureTypeId: 2 };
          return asAdvisor(signingCalls.create, { params: { salesArrangementId }, body });
        },
      },
      {
        operation: signingCalls.cancel,
        prepare: () => asAdvisor(signingCalls.cancel, { params: { documentOnSAId: 900_035 } }),
      },
      {
        operation: signingCalls.startTask,
        prepare: async () => {
          const params = await contractTask(backend());
          return asAdvisor(signingCalls.startTask, { params, body: { signatureTypeId: 2 } });
        },
      },
      {
        operation: signingCalls.uploadScan,
        prepare: () => () =>
          uploadScan(backend(), 900_062, { fileName: 'smlouva.pdf', content: '%PDF-1.7' }),
      },
      {
        operation: signingCalls.handOverPreContractInformation,
        prepare: async () => {
          const { salesArrangementId, offerId } = await newApplication(backend());
          const operation = signingCalls.handOverPreContractInformation;
          return asAdvisor(operation, { params: { salesArrangementId }, body: { offerId } });
        },
      },
    ];
  },
};
