import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { signingMembers } from '../schema/signing-members';
import { signingOneTimeCodes } from '../schema/signing-records';
import { shownMessages } from '../../../neighbours/message-gateway/reference';
import type { Sealer } from '../../../platform/personal-data/sealer';
import { moveMember } from '../change-document';
import { findLink } from '../links';
import { documentFile } from '../sealing/document-file';
import type { Sealing } from '../sealing/sealing';
import { readSettled } from '../settle';
import type { Member } from '../signing-document';
import { Html, html } from './html';
import {
  backToPage,
  changeMember,
  isDigital,
  type MemberRequest,
  type MessageKey,
  messages,
} from './member-change';
import { matterOf, tryCode } from './one-time-code';
import { sendNotice, sendPage } from './page';

export interface DelegatedOptions {
  sealer: Sealer;
  seal: Sealing;
}

export type PageRequest = FastifyRequest<{
  Params: { token: string };
  Querystring: { message?: string; signature?: string };
}>;
/** The page where clients sign a document by one-time codes. */
export async function showDelegated(
  request: PageRequest,
  reply: FastifyReply,
  { seal }: Pick<DelegatedOptions, 'seal'>,
): Promise<FastifyReply> {
  const { backend } = request.server;
  const { db, clock } = backend;
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
  const sentTo = codes
    .filter(({ code }) => code.expiresOn > now && code.attemptsLeft > 0)
    .map(({ code }) => matterOf(code.memberId));
  // In place of the phones that the demonstration does not have.
  const shown = await shownMessages(backend, sentTo);
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
          const matter = matterOf(member.id);
          return memberCard({
            member,
            title: group.formTitle,
            base,
            hasCode: sentTo.includes(matter),
            shownMessage: shown.get(matter),
            message:
              String(member.id) === signature && message !== undefined && message in messages
                ? messages[message as MessageKey]
                : undefined,
          });
        }),
      )}`,
  });
}

interface Card {
  member: Member;
  title: string;
  base: string;
  hasCode: boolean;
  shownMessage?: string;
  message?: string;
}

function memberCard({ member, title, base, hasCode, shownMessage, message }: Card): Html {
  const { id, fullName, role, state } = member;
  return html`<section class="card" aria-labelledby="name-${id}">
    <h2 id="name-${id}">${fullName} (${role})</h2>
    <p>${title} – <a href="${base}/document" target="_blank">zobrazit dokument (PDF)</a></p>
    ${state === 'accepted' ? html`<p class="done">✓ Podepsáno</p>` : null}
    ${state === 'failed' ? html`<p class="message">Podpis byl odmítnut.</p>` : null}
    ${state === 'expired' ? html`<p class="message">Čas na podpis vypršel.</p>` : null}
    ${state !== 'inProgress' ? null : openForms({ id, base, hasCode, shownMessage, message })}
  </section>`;
}

function openForms({
  id,
  base,
  hasCode,
  shownMessage,
  message,
}: Pick<Card, 'base' | 'hasCode' | 'shownMessage' | 'message'> & { id: number }): Html {
  return html`${message === undefined ? null : html`<p class="message" role="alert">${message}</p>`}
    ${
      shownMessage === undefined
        ? null
        : html`<p class="phone" role="status">Ukázka zprávy SMS: ${shownMessage}</p>`
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
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', 'inline; filename="dokument.pdf"')
    .type('application/pdf')
    .send(await documentFile(request.server, link.documentId));
}

/** Signs for the member when the code is right. */
export async function signByCode(
  request: MemberRequest,
  reply: FastifyReply,
  { sealer, seal }: DelegatedOptions,
): Promise<FastifyReply> {
  const message = await changeMember(request, async (opened, member) => {
    const result = await tryCode(opened, member.id, request.body?.code ?? '', sealer);
    if (result !== 'right') return result;
    await moveMember(opened, member, 'confirm', { signedOn: opened.audit.now });
    return undefined;
  });
  const { db, clock } = request.server.backend;
  const link = await findLink(db, request.params.token, 'delegated');
  if (link !== undefined) await readSettled({ db, clock, request, seal }, link.documentId);
  return backToPage(request, reply, message);
}

/** The member will not sign. */
export async function refuseDelegated(
  request: MemberRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await changeMember(request, (opened, member) =>
    moveMember(opened, member, 'refuse', {
      lastErrorMessage: 'Klient podpis odmítl.',
      lastErrorDate: opened.audit.now,
    }),
  );
  return backToPage(request, reply);
}
