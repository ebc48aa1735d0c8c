import type { FastifyInstance } from 'fastify';
import { checklistCalls } from '@advisor/contracts/checklist/calls';
import { openArrangement, type ArrangementCall } from '../../../domain/cases/arrangement-access';
import { openCase } from '../../../domain/cases/case-access';
import type { Clock } from '../../../platform/clock';
import { serve } from '../../../platform/http/contract-routes';
import { notFound } from '../../../platform/failure';
import type { SignedInUser } from '../../../platform/session/user';
import { addItem } from '../commands/add-item';
import { saveSnapshot } from '../commands/save-snapshot';
import { updateItem } from '../commands/update-item';
import { readChecklist } from './read-checklist';
import { readSnapshot } from './read-snapshot';

/** @throws Failure 404 when the arrangement is of another case */
async function openOfCase(
  call: ArrangementCall & { params: { caseId: number; salesArrangementId: number } },
) {
  await openCase(call);
  const opened = await openArrangement(call);
  if (opened.row.id !== call.params.caseId) throw notFound('Žádost nebyla nalezena.');
  return opened;
}

const authorOf = ({ user, clock }: { user: SignedInUser; clock: Clock }) => ({
  user,
  now: clock.now(),
});

export function registerChecklist(app: FastifyInstance): void {
  serve(app, checklistCalls.get, async (call) => {
    const { arrangement, row } = await openOfCase(call);
    return readChecklist(call.db, arrangement, row, call.clock.now());
  });

  serve(app, checklistCalls.addItem, async (call) =>
    addItem(call.db, await openOfCase(call), call.body, authorOf(call)),
  );

  serve(app, checklistCalls.updateItem, async (call) =>
    updateItem(call.db, await openOfCase(call), call.body, authorOf(call)),
  );

  serve(app, checklistCalls.createSnapshot, async (call) => {
    const { caseId } = call.params;
    const opened = await openOfCase({ ...call, params: { caseId, ...call.body } });
    return saveSnapshot(call.db, opened, authorOf(call));
  });

  serve(app, checklistCalls.snapshot, async (call) => {
    const { id } = await openCase(call);
    return readSnapshot(call.db, id);
  });
}
