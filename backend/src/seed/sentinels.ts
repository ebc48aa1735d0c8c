import { Failure } from '../platform/failure';
import type { Outcome } from '../platform/http/faults';
import { drawingDateMarkers, errorCode, type ErrorMessage } from '@advisor/contracts/errors';

export interface Sentinel {
  caseId: number;
  /** First name of the client; the last name of all of them is `sentinelLastName`. */
  firstName: string;
  outcome: Outcome;
}

export const sentinelLastName = 'Sentinel';

const failure = (
  status: 400 | 403 | 404 | 409 | 500,
  code: number,
  message: string,
  more: ErrorMessage[] = [],
): Outcome => ({
  kind: 'failure',
  failure: new Failure(status, [{ severity: 1, message, errorCode: code }, ...more]),
});

/**
 * Cases and clients of the seeded data whose calls end in an error on purpose, so that every way of
 * handling one can be tried on the running product. They do not exist in production.
 */
export const sentinels: readonly Sentinel[] = [
  {
    caseId: 9001001,
    firstName: 'Domácnost',
    outcome: failure(
      400,
      errorCode.customerAlreadyOnHousehold,
      'Klient je již uveden v domácnosti.',
    ),
  },
  {
    caseId: 9001002,
    firstName: 'Rejstřík',
    outcome: failure(
      400,
      errorCode.customerNotInBusinessRegister,
      'Klient nebyl nalezen v obchodním rejstříku.',
    ),
  },
  {
    caseId: 9001003,
    firstName: 'Nepodepsaná',
    outcome: failure(
      400,
      errorCode.contractNotSigned,
      'Smlouva k úvěru není podepsaná, změnu nelze provést.',
    ),
  },
  {
    caseId: 9001004,
    firstName: 'Nezpůsobilá',
    outcome: failure(400, errorCode.notEligible, 'Klient nesplňuje podmínky pro tuto nabídku.'),
  },
  {
    caseId: 9001005,
    firstName: 'Adresa',
    outcome: failure(
      400,
      errorCode.addressNotInRegister,
      'Detail adresy v registru adres neexistuje.',
    ),
  },
  {
    caseId: 9001006,
    firstName: 'Čerpání',
    outcome: failure(
      400,
      errorCode.invalidRequest,
      `${drawingDateMarkers[0]}: datum je mimo dovolené rozmezí.`,
    ),
  },
  {
    caseId: 9001007,
    firstName: 'Načerpání',
    outcome: failure(400, errorCode.invalidRequest, `${drawingDateMarkers[1]} již uplynulo.`),
  },
  {
    caseId: 9001008,
    firstName: 'Chybná',
    outcome: failure(400, errorCode.invalidRequest, 'Údaje případu nejsou úplné.', [
      { severity: 2, message: 'Chybí datum splatnosti.', errorCode: errorCode.invalidRequest },
    ]),
  },
  {
    caseId: 9001009,
    firstName: 'Cizí',
    outcome: failure(403, errorCode.forbidden, 'K tomuto případu nemáte oprávnění.'),
  },
  {
    caseId: 9001010,
    firstName: 'Chybějící',
    outcome: failure(404, errorCode.notFound, 'Případ nebyl nalezen.'),
  },
  {
    caseId: 9001011,
    firstName: 'Souběh',
    outcome: failure(409, errorCode.conflict, 'Případ mezitím změnil někdo jiný.'),
  },
  {
    caseId: 9001012,
    firstName: 'Porucha',
    outcome: failure(500, errorCode.unexpected, 'Došlo k neočekávané chybě.'),
  },
  {
    caseId: 9001013,
    firstName: 'Výpadek',
    outcome: failure(
      500,
      errorCode.businessRegisterUnavailable,
      'Obchodní rejstřík není dostupný.',
    ),
  },
  { caseId: 9001014, firstName: 'Pomalá', outcome: { kind: 'slow', milliseconds: 8_000 } },
  { caseId: 9001015, firstName: 'Nedostupná', outcome: { kind: 'down' } },
];
