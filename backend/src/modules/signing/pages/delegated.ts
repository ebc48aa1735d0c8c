import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { signingMembers } from '../schema/signing-members';
import { signingLinks, signingOneTimeCodes } from '../schema/signing-records';
import { notFound } from '../../../platform/failure';
import type { Sealer } from '../../../platform/personal-data/sealer';
import { type Change, changeDocument, type AuditContext, moveMember } from '../change-document';
import { findLink } from '../links';
import { documentFile } from '../sealing/document-file';
import type { Sealing } from '../sealing/sealing';
import { readSettled } from '../settle';
import { type Member, readDocument } from '../signing-document';
import { Html, html } from './html';
import { sendCode, tryCode } from './one-time-code';
import { sendNotice, sendPage } from './page';

export interface DelegatedOptions {
  sealer: Sealer;
  seal: Sealing;
}

export type PageRequest = FastifyRequest<{
  Params: { token: string };
  Querystring: { message?: string; signature?: string };
}>;
export type MemberRequest = FastifyRequest<{
  Params: { token: string; memberId: string };
  Body: Record<string, string> | undefined;
}>;

const messages = {
  wrong: 'Kód není správný. Zkuste to prosím znovu.',
  'used-up': 'Kód již neplatí. Vyžádejte si prosím nový.',
  'too-many': 'Další kód nelze odeslat. Obraťte se prosím na svého poradce.',
  'no-sender': 'Odesílání kódů není nastaveno. Obraťte se prosím na svého poradce.',
} as const;
type MessageKey = keyof typeof messages;

const clientDeed = (request: FastifyRequest): AuditContext => ({
  actor: 'client',
  traceId: request.id,
  now: request.server.backend.clock.now(),
});

/** The page where clients sign a document by one-time codes. */
export async function showDelegated(
  request: PageRequest,
  reply: FastifyReply,
  { sealer, seal }: DelegatedOptions,
): Promise<FastifyReply> {
  const { db, clock, config } = request.server.backend;
  const { token } = request.params;
  const link = await findLink(db, token, 'delegated');
  if (link === undefined) {
    return sendNotice(reply, 'Odkaz neplatí', 'Požádejte poradce o nový.', { status: 404 });
  }
  const document = await readSettled({ db, clock, request, seal }, link.documentId);
  const clients = document.members.filter(isDigital);
  if (document.row.process === 'MSC' && clients.every(({ state }) => state === 'accepted')) {
    return sendNotice(
      reply,
      'Vše je podepsáno',
      'Děkujeme. Okno můžete zavřít a vrátit se k poradci.',
    );
  }
  if (link.closedOn !== null || link.expiresOn <= clock.now()) {
    return sendNotice(
      reply,
      'Platnost podepisování skončila',
      'Podepisování bylo zrušeno, nebo vypršel jeho čas. Obraťte se prosím na svého poradce.',
      { status: 410 },
    );
  }
  const codes = await db
    .select({ code: signingOneTimeCodes })
    .from(signingOneTimeCodes)
    .innerJoin(signingMembers, eq(signingMembers.id, signingOneTimeCodes.memberId))
    .where(eq(signingMembers.documentId, link.documentId));
  const now = clock.now();
  const codeOf = new Map(
    codes
      .filter(({ code }) => code.expiresOn > now && code.attemptsLeft > 0)
      .map(({ code }) => [code.memberId, code]),
  );
  const { message, signature } = request.query;
  const base = `/signature-service/delegated/${token}`;
  return sendPage(reply, {
    title: 'Digitální podpis',
    body: html`<h1>Digitální podpis</h1>
      <p class="quiet">
        ${document.row.name}, číslo ${document.row.externalId}. Každý klient si dokument přečte,
        vyžádá si kód a podepíše se jím.
      </p>
      ${document.groups.flatMap((group) =>
        group.members.filter(isDigital).map((member) => {
          const code = codeOf.get(member.id);
          return memberCard({
            member,
            title: group.formTitle,
            base,
            hasCode: code !== undefined,
            shownCode:
              config.demoUsers && code?.sealedCode ? sealer.open(code.sealedCode) : undefined,
            message:
              String(member.id) === signature && message !== undefined && message in messages
                ? messages[message as MessageKey]
                : undefined,
          });
        }),
      )}`,
  });
}

const isDigital = ({ categoryCode, processes }: Member) =>
  categoryCode === 'C' && processes.some(({ process }) => process === 'MSC');

interface Card {
  member: Member;
  title: string;
  base: string;
  hasCode: boolean;
  shownCode?: string;
  message?: string;
}

function memberCard({ member, title, base, hasCode, shownCode, message }: Card): Html {
  const { id, fullName, role, state } = member;
  return html`<section class="card" aria-labelledby="name-${id}">
    <h2 id="name-${id}">${fullName} (${role})</h2>
    <p>${title} – <a href="${base}/document" target="_blank">zobrazit dokument (PDF)</a></p>
    ${state === 'accepted' ? html`<p class="done">✓ Podepsáno</p>` : null}
    ${state === 'failed' ? html`<p class="message">Podpis byl odmítnut.</p>` : null}
    ${state === 'expired' ? html`<p class="message">Čas na podpis vypršel.</p>` : null}
    ${state !== 'inProgress' ? null : openForms({ id, base, hasCode, shownCode, message })}
  </section>`;
}

function openForms({
  id,
  base,
  hasCode,
  shownCode,
  message,
}: Pick<Card, 'base' | 'hasCode' | 'shownCode' | 'message'> & { id: number }): Html {
  return html`${message === undefined ? null : html`<p class="message" role="alert">${message}</p>`}
    ${
      shownCode === undefined
        ? null
        : html`<p class="phone" role="status">
            Ukázka zprávy SMS: Váš kód pro podpis je <strong>${shownCode}</strong>. Platí 5 minut.
          </p>`
    }
    ${
      !hasCode
        ? null
        : html`<form method="post" action="${base}/${id}/sign">
            <label for="code-${id}">Kód ze zprávy SMS</label>
            <input
              class="code"
              id="code-${id}"
              name="code"
              inputmode="numeric"
              autocomplete="one-time-code"
              maxlength="8"
              required
            />
            <div class="actions"><button class="primary">Podepsat</button></div>
          </form>`
    }
    <div class="actions">
      <form method="post" action="${base}/${id}/code">
        <button ${new Html(hasCode ? '' : 'class="primary"')}>
          ${hasCode ? 'Poslat nový kód' : 'Dokument jsem přečetl(a), poslat kód'}
        </button>
      </form>
      <form method="post" action="${base}/${id}/refuse"><button>Odmítnout podpis</button></form>
    </div>`;
}

/** The document that is about to be signed. */
export async function showDocument(
  request: PageRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, clock } = request.server.backend;
  const link = await findLink(db, request.params.token, 'delegated');
  if (link === undefined || link.closedOn !== null || link.expiresOn <= clock.now()) {
    return sendNotice(reply, 'Odkaz neplatí', 'Požádejte poradce o nový.', { status: 404 });
  }
  const document = await readDocument(db, link.documentId);
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', 'inline; filename="dokument.pdf"')
    .type('application/pdf')
    .send(await documentFile(db, document));
}

/** Sends the member a one-time code. */
export const requestCode = (
  request: MemberRequest,
  reply: FastifyReply,
  { sealer }: DelegatedOptions,
) =>
  change(request, reply, async (opened, member) => {
    // Only the demonstration has a phone to send to: its own page.
    const { demoUsers } = request.server.backend.config;
    if (!demoUsers) return 'no-sender';
    const isSent = await sendCode(opened, member.id, { sealer, showInPage: demoUsers });
    return isSent ? undefined : 'too-many';
  });

/** Signs for the member when the code is right. */
export async function signByCode(
  request: MemberRequest,
  reply: FastifyReply,
  { sealer, seal }: DelegatedOptions,
): Promise<FastifyReply> {
  const answer = await change(request, reply, async (opened, member) => {
    const result = await tryCode(opened, member.id, request.body?.code ?? '', sealer);
    if (result !== 'right') return result;
    await moveMember(opened, member, 'confirm', { signedOn: opened.audit.now });
    return undefined;
  });
  const { db, clock } = request.server.backend;
  const link = await findLink(db, request.params.token, 'delegated');
  if (link !== undefined) await readSettled({ db, clock, request, seal }, link.documentId);
  return answer;
}

/** The member will not sign. */
export const refuseDelegated = (request: MemberRequest, reply: FastifyReply) =>
  change(request, reply, async (opened, member) => {
    await moveMember(opened, member, 'refuse', {
      lastErrorMessage: 'Klient podpis odmítl.',
      lastErrorDate: opened.audit.now,
    });
    return undefined;
  });

/** Does something for one member and goes back to the page, with a message when there is one. */
async function change(
  request: MemberRequest,
  reply: FastifyReply,
  work: (change: Change, member: Member) => Promise<MessageKey | undefined>,
): Promise<FastifyReply> {
  const { db } = request.server.backend;
  const { token, memberId } = request.params;
  const link = await findLink(db, token, 'delegated');
  if (link === undefined) throw notFound('Odkaz neplatí.');
  const message = await changeDocument(db, link.documentId, clientDeed(request), async (opened) => {
    const [current] = await opened.tx
      .select()
      .from(signingLinks)
      .where(eq(signingLinks.tokenHash, link.tokenHash));
    const member = opened.document.members.find(({ id }) => String(id) === memberId);
    const isOpen =
      current !== undefined && current.closedOn === null && current.expiresOn > opened.audit.now;
    // The page says what has happened meanwhile.
    if (!isOpen || member?.state !== 'inProgress' || !isDigital(member)) return undefined;
    // The link is good as long as anybody signs, and their time may be longer.
    if (member.expiresOn !== null && member.expiresOn <= opened.audit.now) return undefined;
    return work(opened, member);
  });
  const query =
    message === undefined ? '' : `?${new URLSearchParams({ message, signature: memberId })}`;
  return reply.redirect(`/signature-service/delegated/${token}${query}`, 303);
}
