import { decisionCalls } from '@advisor/contracts/decision/calls';
import type { FastifyInstance } from 'fastify';
import { type ArrangementCall, openArrangement } from '../../domain/cases/arrangement-access';
import type { Clock } from '../../platform/clock';
import { serve } from '../../platform/http/contract-routes';
import { decideArrangement } from './commands/decide';
import { readDecision } from './read-decision';
import { refusalLetter } from './refusal-letter';
import { sendArrangement } from './commands/send-arrangement';

const open = async (call: ArrangementCall & { clock: Clock }) => ({
  ...(await openArrangement(call)),
  user: call.user,
  now: call.clock.now(),
});

/** From a complete application to the bank's decision. */
export function registerDecisions(app: FastifyInstance): void {
  const { rates, clientSealer: sealer } = app.backend;

  serve(app, decisionCalls.send, async (call) =>
    sendArrangement(call.db, { rates, sealer }, await open(call)),
  );

  serve(app, decisionCalls.decision, async (call) =>
    readDecision(call.db, { rates, sealer }, await open(call)),
  );

  serve(app, decisionCalls.decide, async (call) =>
    decideArrangement(call.db, { rates, sealer }, await open(call), call.body),
  );

  serve(app, decisionCalls.letter, async (call) => {
    const { arrangement } = await openArrangement(call);
    return refusalLetter(call.db, arrangement);
  });
}
