import type { FastifyInstance } from 'fastify';
import { openArrangement, type ArrangementCall } from '../../../cases/arrangement-access';
import { openCase } from '../../../cases/case-access';
import type { Clock } from '../../../clock';
import { serve } from '../../../contract-routes';
import { notFound } from '../../../failure';
import type { SignedInUser } from '../../../session/user';
import { addItem, keepSnapshot, updateItem } from './change-checklist';
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
  serve(app, 'checklist.get', async (call) => {
    const { arrangement, row } = await openOfCase(call);
    return readChecklist(call.db, arrangement, row);
  });

  serve(app, 'checklist.addItem', async (call) =>
    addItem(call.db, await openOfCase(call), call.body, authorOf(call)),
  );

  serve(app, 'checklist.updateItem', async (call) =>
    updateItem(call.db, await openOfCase(call), call.body, authorOf(call)),
  );

  serve(app, 'checklist.createSnapshot', async (call) => {
    const { caseId } = call.params;
    const opened = await openOfCase({ ...call, params: { caseId, ...call.body } });
    return keepSnapshot(call.db, opened, authorOf(call));
  });

  serve(app, 'checklist.snapshot', async (call) => {
    const { id } = await openCase(call);
    return readSnapshot(call.db, id);
  });
}
