import type { FastifyInstance } from 'fastify';
import { embedCalls } from '@advisor/contracts/embed/calls';
import { serve } from '../../../platform/http/contract-routes';
import { createCode } from '../commands/create-code';
import { endFrameSession } from './end-session';
import { exchangeCode } from '../commands/exchange-code';
import { readEmbeddedDocument } from './read-document';
import { registerWebhooks } from './webhook';

/** Signing embedded in other applications: one-time codes and the sessions of frames. */
export function registerEmbed(app: FastifyInstance): void {
  serve(app, embedCalls.createCode, createCode);
  serve(app, embedCalls.exchangeCode, exchangeCode);
  serve(app, embedCalls.readDocument, readEmbeddedDocument);
  serve(app, embedCalls.endSession, endFrameSession);
  registerWebhooks(app);
}
