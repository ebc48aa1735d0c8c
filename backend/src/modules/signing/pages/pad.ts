import type { FastifyReply, FastifyRequest } from 'fastify';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { signingLinks } from '../schema/signing-records';
import { badRequest, conflict, notFound } from '../../../platform/failure';
import {
  type Change,
  changeDocument,
  closeLinks,
  type AuditContext,
  moveMember,
} from '../change-document';
import { findLink } from '../links';
import { Refusal } from '../refusal';
import type { Sealing } from '../sealing/sealing';
import { readSettled } from '../settle';
import { type Member, readDocument } from '../signing-document';
import { html } from './html';
import { sendNotice, sendPage } from './page';
import { padScript } from './pad-script';
import { maxPictureUrl, pictureUrlPattern, readPicture } from './signature-picture';

type PadRequest = FastifyRequest<{ Params: { token: string } }>;

const confirmBody = z.object({ image: z.string().max(maxPictureUrl).regex(pictureUrlPattern) });

const unreadable = () => badRequest('Podpis nelze přečíst. Podepište se prosím znovu.');

const clientDeed = (request: FastifyRequest): AuditContext => ({
  actor: 'client',
  traceId: request.id,
  now: request.server.backend.clock.now(),
});

const isOver = ({ closedOn, expiresOn }: { closedOn: Date | null; expiresOn: Date }, now: Date) =>
  closedOn !== null || expiresOn <= now;

/** The page where one client signs by hand. */
export async function showPad(request: PadRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { db, clock } = request.server.backend;
  const link = await findLink(db, request.params.token, 'pad');
  if (link === undefined) {
    return sendNotice(reply, 'Odkaz neplatí', 'Požádejte poradce o nový.', { status: 404 });
  }
  const { returnTo } = link;
  if (isOver(link, clock.now())) {
    return sendNotice(
      reply,
      'Platnost podepisování skončila',
      'Podpis již byl odeslán, zrušen, nebo vypršel jeho čas.',
      { status: 410, returnTo },
    );
  }
  const { row, groups, members } = await readDocument(db, link.documentId);
  const member = members.find(({ id }) => id === link.memberId);
  const group = groups.find(({ id }) => id === member?.groupId);
  if (member === undefined || group === undefined) throw new Error('a signature has disappeared');
  return sendPage(reply, {
    title: 'Podpis dokumentu',
    script: padScript,
    body: html`<h1>Podpis dokumentu</h1>
      <dl>
        <dt>Dokument</dt>
        <dd>${group.formTitle}</dd>
        <dt>Číslo dokumentu</dt>
        <dd>${row.externalId}</dd>
        <dt>Podepisuje</dt>
        <dd>${member.fullName} (${member.role})</dd>
      </dl>
      <p id="how">Podepište se do rámečku perem, prstem nebo myší.</p>
      <canvas role="img" aria-label="Místo pro podpis" aria-describedby="how"></canvas>
      <label for="typed">Nemůžete kreslit? Napište své jméno, použije se jako podpis.</label>
      <input id="typed" autocomplete="off" maxlength="80" />
      <p class="message" role="alert"></p>
      <div class="actions">
        <button id="confirm" class="primary" type="button" disabled>Podepsat</button>
        <button id="clear" type="button">Vymazat</button>
        <button id="refuse" type="button">Odmítnout podpis</button>
        <a class="button" href="${returnTo}">Zpět bez podpisu</a>
      </div>`,
  });
}

/** Takes the client's signature. */
export async function confirmPad(
  request: PadRequest,
  seal: Sealing,
): Promise<{ returnTo: string }> {
  const body = confirmBody.safeParse(request.body);
  if (!body.success) throw unreadable();
  const image = await readPicture(body.data.image);
  if (image === undefined) throw unreadable();
  const link = await withPad(request, (change, member) =>
    moveMember(change, member, 'confirm', { signedOn: change.audit.now, signatureImage: image }),
  );
  const { db, clock } = request.server.backend;
  await readSettled({ db, clock, request, seal }, link.documentId);
  return { returnTo: link.returnTo };
}

/** The client will not sign. */
export async function refusePad(request: PadRequest): Promise<{ returnTo: string }> {
  const { returnTo } = await withPad(request, (change, member) =>
    moveMember(change, member, 'refuse', {
      lastErrorMessage: 'Klient podpis odmítl.',
      lastErrorDate: change.audit.now,
    }),
  );
  return { returnTo };
}

const over = () => conflict('Platnost podepisování skončila. Vraťte se prosím do aplikace.');

/** Uses a link up: it opens nothing afterwards. */
async function withPad(
  request: PadRequest,
  work: (change: Change, member: Member) => Promise<void>,
) {
  const { db } = request.server.backend;
  const link = await findLink(db, request.params.token, 'pad');
  if (link?.memberId === undefined || link.memberId === null) throw notFound('Odkaz neplatí.');
  const { documentId, memberId } = link;
  return changeDocument(db, documentId, clientDeed(request), async (change) => {
    const { tx, audit, document } = change;
    // Read again: the document is locked now.
    const [current] = await tx
      .select()
      .from(signingLinks)
      .where(eq(signingLinks.tokenHash, link.tokenHash));
    const member = document.members.find(({ id }) => id === memberId);
    if (current === undefined || member === undefined || isOver(current, audit.now)) throw over();
    await work(change, member);
    await closeLinks(change, memberId);
    return link;
  }).catch((error: unknown) => {
    throw error instanceof Refusal ? over() : error;
  });
}
