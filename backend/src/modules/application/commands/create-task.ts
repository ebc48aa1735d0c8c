import { isDeepStrictEqual } from 'node:util';
import { caseState } from '@advisor/contracts/codebooks';
import { taskState, taskType } from '@advisor/contracts/codebooks/task';
import { errorCode } from '@advisor/contracts/errors';
import type { taskCalls } from '@advisor/contracts/tasks/calls';
import { nextOrSameBankingDay } from '@advisor/lending/calendar-and-money/banking-days';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { addDays, bankDay } from '../../../platform/calendar';
import type { Checking } from '../../../domain/case-documents/check-upload';
import type { ArrangementRow } from '../../../domain/cases/arrangement-access';
import type { CaseRow } from '../../../domain/cases/case-access';
import { changeCase } from '../../../domain/cases/change-case';
import { changeableStates } from '../../../domain/cases/loan-application';
import type { TaskKinds } from '../../../domain/cases/task-kind';
import type { Call } from '../../../platform/http/contract-routes';
import type { Database } from '../../../platform/database/database';
import { isActiveTask, tasks } from '../../../domain/cases/schema/case-history';
import { priceExceptions, taskMessages } from '../../../domain/cases/schema/task-details';
import { users } from '../../../platform/session/schema/users';
import { badRequest, conflict, Failure } from '../../../platform/failure';
import type { RateBook } from '../../../domain/offers/rate-book';
import type { ProductRates } from '../../../domain/offers/rate-version';
import type { SignedInUser } from '../../../platform/session/user';
import { taskMoved } from '../notifications';
import { type Attachments, checkAttachments, hasAttachments } from '../tasks/attachments';
import { consultationName, consultationTypesOf } from '../tasks/consultation-types';
import { describePriceException, priceExceptionProblems } from '../tasks/price-exception';
import { addMessage } from './add-message';

type Input = Call<typeof taskCalls.create>['body'];

interface NewTask {
  row: CaseRow;
  input: Input;
  user: SignedInUser;
  now: Date;
  kinds: TaskKinds;
}

/** Calendar days within which a specialist answers; moved to the next banking day. */
export const daysToAnswer = 3;

const alreadyAsked: Readonly<Record<number, string>> = {
  [taskType.priceException.code]: 'Žádost o cenovou výjimku už čeká na rozhodnutí.',
  [taskType.specialist.code]: 'Případ už je předaný specialistovi.',
};

/**
 * Asks the advisor's mortgage specialist for something. What the advisor waits for already is not
 * asked for again.
 * @param checking looks at the files that come with it
 * @throws Failure 400 with what is wrong, with 90027 for who has no specialist; 409 when the same has
 * been asked already or the case is closed
 */
export async function createTask(
  checking: Checking,
  rates: RateBook,
  { row, input, user, now, kinds }: NewTask,
): Promise<{ taskId: number }> {
  const { db } = checking;
  const attachments = await checkAttachments(checking, user.id, input);
  // Read before: inside the transaction it would wait for another connection.
  const product =
    input.taskTypeId === taskType.priceException.code
      ? (await rates.current()).products.get(row.productTypeId)
      : undefined;
  const today = bankDay(now);
  const change = { caseId: row.id, userId: user.id, now, lock: taskLock };
  return changeCase(db, change, async (changing) => {
    const { tx, application, event } = changing;
    const waiting = await waitingTask(tx, row.id, { input, attachments }, user);
    if (waiting !== undefined) return waiting;
    if (input.taskTypeId === taskType.priceException.code) {
      checkPriceException(input, application, product);
    }
    if (input.taskTypeId === taskType.consultation.code) checkConsultation(row, input);
    const specialist = await specialistOf(tx, user);
    const [created] = await tx
      .insert(tasks)
      .values({
        caseId: row.id,
        typeId: input.taskTypeId,
        state: taskState.sent.code,
        createdOn: now,
        dueOn: nextOrSameBankingDay(addDays(today, daysToAnswer)),
        salesArrangementId: application.id,
        createdBy: user.id,
        assignedTo: specialist.id,
        consultationTypeId: 'consultationTypeId' in input ? input.consultationTypeId : null,
      })
      .onConflictDoNothing()
      .returning({ id: tasks.id });
    if (created === undefined) throw conflict(alreadyAsked[input.taskTypeId]);
    const taskId = created.id;
    const message = { taskId, userId: user.id, isFromAdvisor: true, text: input.message };
    await addMessage(changing, message, attachments);
    if (input.taskTypeId === taskType.priceException.code) {
      const { interestRateDiscount, fees } = input.priceException;
      await tx
        .insert(priceExceptions)
        .values({ taskId, interestRateDiscount: interestRateDiscount || null, fees });
    }
    await event({
      kind: 'task',
      title: kinds.of(input.taskTypeId).events.asked,
      description: describe(input, specialist.name),
      tells: { kind: taskMoved, userId: specialist.id, taskId },
    });
    return { taskId };
  });
}

const taskLock = (state: { caseState: number }) =>
  state.caseState === caseState.inProgress.code
    ? undefined
    : 'Případ je zrušený nebo se ruší, úkol nelze zadat.';

function checkPriceException(
  { priceException }: Extract<Input, { priceException: unknown }>,
  { state, offerId }: ArrangementRow,
  /** Absent when today's rates do not know the product. */
  product: ProductRates | undefined,
): void {
  if (!changeableStates.has(state)) {
    throw conflict('Žádost už byla odeslána nebo uzavřena, o výjimku nelze požádat.');
  }
  if (offerId === null) {
    throw badRequest('K žádosti není převzatá modelace. Nejprve úvěr namodelujte.', {
      errorCode: errorCode.notEligible,
    });
  }
  if (product === undefined) {
    throw badRequest('U tohoto produktu cenová výjimka není možná.', {
      errorCode: errorCode.notEligible,
    });
  }
  const problems = priceExceptionProblems(priceException, product);
  if (problems.length > 0) throw new Failure(400, problems);
}

/** The same of the same advisor, still open: the call has come before. */
async function waitingTask(
  tx: Database,
  caseId: number,
  { input, attachments }: { input: Input; attachments: Attachments },
  user: SignedInUser,
): Promise<{ taskId: number } | undefined> {
  const open = await tx
    .select({
      taskId: tasks.id,
      messageId: taskMessages.id,
      asked: {
        consultationTypeId: tasks.consultationTypeId,
        interestRateDiscount: priceExceptions.interestRateDiscount,
        fees: priceExceptions.fees,
      },
    })
    .from(tasks)
    .innerJoin(taskMessages, eq(taskMessages.taskId, tasks.id))
    .leftJoin(priceExceptions, eq(priceExceptions.taskId, tasks.id))
    .where(
      and(
        eq(tasks.caseId, caseId),
        eq(tasks.createdBy, user.id),
        eq(tasks.typeId, input.taskTypeId),
        isActiveTask(tasks.state),
        eq(taskMessages.userId, user.id),
        eq(taskMessages.text, input.message),
      ),
    );
  const exception = 'priceException' in input ? input.priceException : undefined;
  const wanted = {
    consultationTypeId: 'consultationTypeId' in input ? input.consultationTypeId : null,
    interestRateDiscount: exception?.interestRateDiscount || null,
    fees: exception?.fees ?? null,
  };
  for (const { taskId, messageId, asked } of open) {
    const isSame = isDeepStrictEqual(asked, wanted);
    if (isSame && (await hasAttachments(tx, messageId, attachments))) return { taskId };
  }
  return undefined;
}

function checkConsultation(
  row: CaseRow,
  { consultationTypeId }: Extract<Input, { consultationTypeId: unknown }>,
): void {
  const isAllowed = consultationTypesOf(row).some(
    (type) => type.consultationTypeId === consultationTypeId && type.isAllowed,
  );
  if (isAllowed) return;
  throw badRequest('Toto téma nelze u případu konzultovat.', { field: 'consultationTypeId' });
}

/** The mortgage specialist of a user, who decides what the user asks for. */
async function specialistOf(db: Database, { id }: SignedInUser) {
  const specialists = alias(users, 'specialists');
  const [found] = await db
    .select({
      id: specialists.id,
      firstName: specialists.firstName,
      lastName: specialists.lastName,
    })
    .from(users)
    .innerJoin(specialists, eq(specialists.id, users.mortgageSpecialistId))
    .where(eq(users.id, id));
  if (found === undefined) {
    throw badRequest('Nemáte přiděleného hypotečního specialistu, komu by úkol připadl.', {
      errorCode: errorCode.notEligible,
    });
  }
  return { id: found.id, name: `${found.firstName} ${found.lastName}` };
}

function describe(input: Input, specialist: string): string {
  switch (input.taskTypeId) {
    case taskType.priceException.code:
      return describePriceException(input.priceException);
    case taskType.specialist.code:
      return `${specialist}.`;
    case taskType.consultation.code:
      return `${consultationName(input.consultationTypeId) ?? ''}, ${specialist}.`;
  }
}
