import { z } from 'zod';
import { defineEndpoints } from '../endpoint';
import { embeddedHeader, errorCode } from '../error-codes';

/*
 * Signing embedded in another application: that application's server asks for a one-time code, its
 * page hands the code to the frame, and the frame turns it into a session of its own (a partitioned
 * cookie), which reaches nothing but the signing of that one document.
 */

const documentExternalId = z.string().trim().min(1).max(100);

/** Seconds for which a code waits to be exchanged. */
export const embedCodeLifetimeS = 60;

export const embedEndpoints = defineEndpoints({
  createCode: {
    summary: 'A one-time code for an embedding application; it signs in by HTTP Basic.',
    body: z.object({
      documentExternalId,
      /** Login of the advisor on whose behalf the application shows the signing. */
      login: z.string().trim().min(1).max(100),
    }),
    response: z.object({
      code: z.string(),
      /** Seconds until the code is worthless. */
      expiresIn: z.number().int().positive(),
    }),
    status: 201,
    public: 'basic',
    errors: [errorCode.signInFailed, errorCode.notFound, errorCode.tooManyRequests],
  },
  exchangeCode: {
    summary: 'Turns a one-time code into the session of a frame, once.',
    body: z.object({ code: z.string().min(20).max(200), documentExternalId }),
    response: z.object({
      /** Seconds without a call of the user after which the session ends. */
      idleSeconds: z.number().int().positive(),
      /** The document in the workplace, for a browser that keeps no session of frames. */
      documentOnSAId: z.number().int().optional(),
    }),
    public: true,
    errors: [errorCode.signInFailed, errorCode.tooManyRequests],
  },
  readDocument: {
    summary:
      'How far a document is, for the server of an application that has asked for its codes.',
    params: z.object({ documentExternalId }),
    response: z.object({
      documentExternalId: z.string(),
      /** Grows with each change of the signatures. */
      revision: z.number().int(),
      state: z.enum([
        'notPrepared',
        'notStarted',
        'inProgress',
        'waitingForScan',
        'signed',
        'cancelled',
      ]),
      groups: z.array(
        z.object({
          id: z.string(),
          signatures: z.array(
            z.object({
              id: z.string(),
              state: z.enum(['notStarted', 'inProgress', 'signed', 'expired', 'declined']),
            }),
          ),
        }),
      ),
    }),
    public: 'basic',
    errors: [errorCode.signInFailed, errorCode.notFound, errorCode.tooManyRequests],
  },
  endSession: {
    summary: 'Ends the session of a frame; without one nothing happens.',
    headers: z.object({ [embeddedHeader]: z.string().max(1_000) }),
    public: true,
  },
});
