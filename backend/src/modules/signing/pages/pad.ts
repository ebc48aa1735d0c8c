import type { FastifyReply } from 'fastify';
import { sendBinary } from '../../../platform/http/answer';
import { documentContent, unsignedPdf } from '../content/document-content';
import { closedForClient, documentClosedBy } from '../information/pre-contract-rule';
import { findLink } from '../commands/links';
import { type Member, readDocument } from '../signing-document';
import { methodUsed } from '../typed-name';
import { documentHtml } from './document-html';
import { type Html, html } from './html';
import { sendInvalidLink, sendNotice, sendPage } from './page';
import { isOver, type PadRequest } from '../commands/pad-link';
import { padScript } from './pad-script';
import { padStyle } from './pad-style';
import { hasRead } from './reading';

/** The page where one client reads the document and signs by hand. */
export async function showPad(request: PadRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { db, clock } = request.server.backend;
  const link = await findLink(db, request.params.token, 'pad');
  if (link === undefined) return sendInvalidLink(reply);
  const { returnTo } = link;
  if (isOver(link, clock.now())) {
    return sendNotice(
      reply,
      'Platnost podepisování skončila',
      'Podpis již byl odeslán, zrušen, nebo vypršel jeho čas.',
      { status: 410, returnTo },
    );
  }
  if ((await documentClosedBy(db, link.documentId)) !== undefined) {
    return sendNotice(reply, 'Podpis zatím není možný', closedForClient, { status: 409, returnTo });
  }
  const { row, members } = await readDocument(db, link.documentId);
  const member = members.find(({ id }) => id === link.memberId);
  if (member === undefined) throw new Error('a signature has disappeared');
  const content = await documentContent(request.server, link.documentId);
  return sendPage(reply, {
    title: 'Podpis dokumentu',
    style: padStyle,
    script: padScript,
    body: html`<div class="head">
        <h1>Podpis dokumentu</h1>
        <p>
          Podepisuje <strong>${member.fullName}</strong> (${member.role}), dokument číslo
          ${row.externalId}.
          <a href="/signature-service/pad/${request.params.token}/document" download
            >Stáhnout PDF</a
          >
        </p>
      </div>
      ${documentHtml(content)} ${signaturePlace(member, await hasRead(db, member.id), returnTo)}
      ${refusal}`,
  });
}

const signaturePlace = (member: Member, isRead: boolean, returnTo: string): Html =>
  html`<section id="sign" class="panel" data-read="${String(isRead)}" aria-labelledby="sign-title">
    <h2 id="sign-title">Podpis</h2>
    <p id="next" role="status" class="quiet">Místo pro podpis se připravuje.</p>
    <canvas role="img" aria-label="Místo pro podpis" aria-describedby="next"></canvas>
    ${
      methodUsed(member)?.allowsTypedName === true
        ? html`<label for="typed">Nemůžete kreslit? Napište celé své jméno.</label>
            <input
              id="typed"
              autocomplete="off"
              maxlength="300"
              aria-describedby="typed-note"
              disabled
            />
            <p id="typed-note" class="quiet">
              Zaznamená se jako jméno napsané na klávesnici, ne jako vlastnoruční podpis.
            </p>`
        : null
    }
    <p id="message" class="message" role="alert"></p>
    <div class="actions">
      <button id="confirm" class="primary" type="button" disabled>Přečtěte si dokument</button>
      <button id="clear" type="button" disabled>Vymazat</button>
      <button id="refuse" type="button">Odmítnout podpis</button>
      <a class="button" href="${returnTo}">Zpět bez podpisu</a>
    </div>
  </section>`;

const refusal = html`<dialog aria-labelledby="refusal-title">
  <h2 id="refusal-title">Odmítnout podpis?</h2>
  <p>Dokument nebude podepsán a poradce se dozví, že jste podpis odmítli.</p>
  <form method="dialog" class="actions">
    <button value="back" autofocus>Zpět k podpisu</button>
    <button value="refuse">Odmítnout</button>
  </form>
</dialog>`;

/** The document that is about to be signed, as PDF. */
export async function showPadDocument(
  request: PadRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, clock } = request.server.backend;
  const link = await findLink(db, request.params.token, 'pad');
  if (link === undefined || isOver(link, clock.now())) return sendInvalidLink(reply);
  const { row } = await readDocument(db, link.documentId);
  return sendBinary(reply.header('cache-control', 'no-store'), {
    content: await unsignedPdf(request.server, link.documentId),
    contentType: 'application/pdf',
    fileName: `${row.name}.pdf`,
  });
}
