import type { FastifyReply } from 'fastify';
import { findLink } from '../links';
import { readDocument } from '../signing-document';
import { methodUsed } from '../typed-name';
import { html } from './html';
import { sendNotice, sendPage } from './page';
import { isOver, type PadRequest } from './pad-link';
import { padScript } from './pad-script';

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
      ${
        methodUsed(member)?.allowsTypedName === true
          ? html`<label for="typed">Nemůžete kreslit? Napište celé své jméno.</label>
              <input id="typed" autocomplete="off" maxlength="300" aria-describedby="typed-note" />
              <p id="typed-note" class="quiet">
                Zaznamená se jako jméno napsané na klávesnici, ne jako vlastnoruční podpis.
              </p>`
          : null
      }
      <p class="message" role="alert"></p>
      <div class="actions">
        <button id="confirm" class="primary" type="button" disabled>Podepsat</button>
        <button id="clear" type="button">Vymazat</button>
        <button id="refuse" type="button">Odmítnout podpis</button>
        <a class="button" href="${returnTo}">Zpět bez podpisu</a>
      </div>`,
  });
}
