import type { Operation } from '@advisor/contracts/operation';
import type { BuildingSavingsInput } from '@advisor/contracts/offer/building-savings';
import { offerCalls } from '@advisor/contracts/offer/calls';
import type { LoanInput, LoanSimulation } from '@advisor/contracts/offer/loan-offer';
import type { Offer } from '@advisor/contracts/offer/modelation';
import { goodMortgage } from './loan-input';
import type { DemoLogin, TestApp } from './test-app';

const operationOf: Record<number, Operation> = {
  1: offerCalls.unsecuredLoan,
  20000: offerCalls.buildingSavings,
  20001: offerCalls.mortgage,
  20004: offerCalls.nonPurposeMortgage,
  20010: offerCalls.americanMortgage,
};

/** Modelling and saving as an advisor's browser does it. */
export function offerClient(backend: TestApp, as: DemoLogin = 'advisor') {
  const model = async (
    input: LoanInput | BuildingSavingsInput = goodMortgage,
    productTypeId = 20001,
  ) => {
    const id = operationOf[productTypeId] as Operation;
    const response = await backend.callOperation(id, { as, body: input });
    expect(response.statusCode).toBe(200);
    const { rateVersionId, result, ...rest } = response.json<LoanSimulation>();
    const saved = result as unknown as { finalBalance?: number } | undefined;
    const seen = {
      rateVersionId,
      interestRate: result?.interestRate ?? 0,
      amount: result?.monthlyPayment ?? saved?.finalBalance ?? 0,
    };
    return { ...rest, rateVersionId, result, seen, body: { productTypeId, input, seen } };
  };
  const create = (body: object) => backend.callOperation(offerCalls.create, { as, body });
  const save = async (...requested: Parameters<typeof model>): Promise<number> => {
    const { body } = await model(...requested);
    const response = await create(body);
    expect(response.statusCode).toBe(201);
    return response.json<{ offerId: number }>().offerId;
  };
  const get = (offerId: number, withSchedule = false) =>
    backend.callOperation(offerCalls.get, {
      as,
      params: { offerId },
      query: withSchedule ? { withSchedule: 'true' } : {},
    });
  const read = async (offerId: number, withSchedule = false): Promise<Offer> => {
    const response = await get(offerId, withSchedule);
    expect(response.statusCode).toBe(200);
    return response.json<Offer>();
  };
  const createCase = (offerId: number, customer: object) =>
    backend.callOperation(offerCalls.createCase, { as, params: { offerId }, body: { customer } });
  const link = (salesArrangementId: number, offerId: number, replacedOfferId?: number) =>
    backend.callOperation(offerCalls.linkToArrangement, {
      as,
      params: { salesArrangementId },
      body: { offerId, replacedOfferId },
    });
  return { model, create, save, get, read, createCase, link };
}

/** Somebody whom the bank does not know. */
export const newClient = {
  kind: 'new',
  firstName: 'Zdeňka',
  lastName: 'Nováčková',
  dateOfBirth: '1990-05-17',
};
