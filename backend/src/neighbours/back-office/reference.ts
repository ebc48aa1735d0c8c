import { nextOrSameBankingDay } from '@advisor/lending/calendar-and-money/banking-days';
import { asc, eq } from 'drizzle-orm';
import type { Backend } from '../../platform/backend';
import { addDays, bankDay } from '../../platform/calendar';
import type { BackOffice, BackOfficeRequest, Notice } from './port';
import { referenceNotices } from './schema';

/** Hours of the bank's clock after which the back office of the demonstration replies. */
export const hoursToReply = 4;
/** Calendar days within which it wants an answer; moved to the next banking day. */
export const daysForAnswer = 5;

const texts = {
  taken: 'Žádost jsme převzali ke zpracování.',
  demand: 'Doložte prosím potvrzení o výši příjmu za poslední tři měsíce.',
  noDocument: 'Doložte prosím požadovaný dokument jako přílohu, v odpovědi žádný není.',
  accepted: 'Děkujeme, doložení je v pořádku.',
  signing: 'Žádost je schválená. Připravte prosím smlouvu k podpisu.',
};

type Told = typeof referenceNotices.$inferSelect;

/**
 * The back office of the demonstration: it replies to each notice after a while. To what was sent it asks
 * for a document; an answer without one it hands back once. Without the demonstration's users it is silent.
 */
export const referenceBackOffice = ({
  db,
  clock,
  config,
}: Pick<Backend, 'db' | 'clock' | 'config'>): BackOffice => ({
  async take(notice) {
    if (!config.demoUsers) return {};
    await db
      .insert(referenceNotices)
      .values({ ...toldBy(notice), receivedOn: clock.now() })
      .onConflictDoNothing();
    const [told] = await db
      .select()
      .from(referenceNotices)
      .where(eq(referenceNotices.noticeId, notice.noticeId));
    return { askAgainOn: told && repliesOn(told).toISOString() };
  },

  async requests(caseId) {
    const told = await db
      .select()
      .from(referenceNotices)
      .where(eq(referenceNotices.caseId, caseId))
      .orderBy(asc(referenceNotices.receivedOn), asc(referenceNotices.noticeId));
    const now = clock.now();
    const replied = told.filter((one) => repliesOn(one) <= now);
    const next = told.find((one) => repliesOn(one) > now);
    return { requests: requestsOf(replied), askAgainOn: next && repliesOn(next).toISOString() };
  },
});

const toldBy = ({ noticeId, caseId, ...notice }: Notice): Omit<Told, 'receivedOn'> => {
  const { kind } = notice;
  return notice.kind === 'answered'
    ? {
        noticeId,
        caseId,
        kind,
        salesArrangementId: null,
        requestId: notice.requestId,
        hasDocuments: notice.documentIds.length > 0,
      }
    : {
        noticeId,
        caseId,
        kind,
        salesArrangementId: notice.salesArrangementId,
        requestId: null,
        hasDocuments: false,
      };
};

const repliesOn = ({ receivedOn }: Told) =>
  new Date(receivedOn.getTime() + hoursToReply * 3_600_000);

const says = (told: Told, text: string) => ({
  messageId: `${told.noticeId}-reply`,
  writtenOn: repliesOn(told).toISOString(),
  text,
});

function requestsOf(replied: readonly Told[]): BackOfficeRequest[] {
  const asked = replied.flatMap(askedBy);
  // What it is answered to and has not asked for itself, others have asked for.
  for (const { kind, requestId } of replied) {
    if (kind !== 'answered' || requestId === null) continue;
    if (!asked.some((one) => one.requestId === requestId)) {
      asked.push({ requestId, kind: 'demand', state: 'asked', messages: [] });
    }
  }
  return asked.map((request) =>
    afterAnswers(
      request,
      replied.filter(({ requestId }) => requestId === request.requestId),
    ),
  );
}

function askedBy(told: Told): BackOfficeRequest[] {
  if (told.kind === 'answered') return [];
  const about = {
    salesArrangementId: told.salesArrangementId ?? undefined,
    state: 'asked',
  } as const;
  const dueOn = nextOrSameBankingDay(addDays(bankDay(repliesOn(told)), daysForAnswer));
  const ask = (kind: BackOfficeRequest['kind'], text: string) => ({
    ...about,
    kind,
    requestId: `${told.noticeId}-${kind}`,
    messages: [{ ...says(told, text), messageId: `${told.noticeId}-${kind}` }],
  });
  return told.kind === 'approved'
    ? [{ ...ask('signing', texts.signing), dueOn }]
    : [ask('information', texts.taken), { ...ask('demand', texts.demand), dueOn }];
}

function afterAnswers(request: BackOfficeRequest, answers: readonly Told[]): BackOfficeRequest {
  const accepted = answers.findIndex(({ hasDocuments }, at) => hasDocuments || at > 0);
  const [first] = answers;
  const last = answers[accepted];
  const replies = [
    ...(first !== undefined && accepted !== 0 ? [says(first, texts.noDocument)] : []),
    ...(last === undefined ? [] : [says(last, texts.accepted)]),
  ];
  return {
    ...request,
    state: last === undefined ? request.state : 'finished',
    messages: [...request.messages, ...replies],
  };
}
