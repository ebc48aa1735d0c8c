import type { FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../../../platform/http/request-origin';
import type { Sealer } from '../../../platform/personal-data/sealer';
import { findLink } from '../commands/links';
import type { Sealing } from '../commands/seal-document';
import { readSettled } from '../commands/settle';
import { signerTokens } from '../commands/signer-links';
import type { Member } from '../signing-document';
import { type Html, html } from './html';
import { isDigital, isSigning } from '../commands/member-change';
import { sendInvalidLink, sendNotice, sendPage } from './page';

export interface DelegatedOptions {
  sealer: Sealer;
  seal: Sealing;
}

export type OverviewRequest = FastifyRequest<{ Params: { token: string } }>;

/** Who signs a document digitally, each by a personal link; for the advisor, who hands them out. */
export async function showDelegated(
  request: OverviewRequest,
  reply: FastifyReply,
  { sealer, seal }: DelegatedOptions,
): Promise<FastifyReply> {
  const { db, clock } = request.server.backend;
  const link = await findLink(db, request.params.token, 'delegated');
  if (link === undefined) {
    return sendInvalidLink(reply);
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
  const now = clock.now();
  if (link.closedOn !== null || link.expiresOn <= now) {
    return sendNotice(
      reply,
      'Platnost podepisování skončila',
      'Podepisování bylo zrušeno, nebo vypršel jeho čas. Obraťte se prosím na svého poradce.',
      { status: 410 },
    );
  }
  const signing = clients.filter((member) => isSigning(document, member, now));
  const ids = signing.map(({ id }) => id);
  const tokens = await signerTokens(db, ids, sealer);
  return sendPage(reply, {
    title: 'Digitální podpis',
    body: html`<h1>Digitální podpis</h1>
      <p>
        ${document.row.name}, číslo ${document.row.externalId}. Každý klient má svůj odkaz: pošlete
        mu ho, nebo ho otevřete na zařízení, na kterém bude podepisovat. Kód k podpisu dostane na
        svůj telefon.
      </p>
      ${document.groups.flatMap((group) =>
        group.members
          .filter(isDigital)
          .map((member) => signerCard(member, group.formTitle, addressOf(request, tokens, member))),
      )}
      <p><a class="button" href="">Obnovit stav</a></p>`,
  });
}

function addressOf(
  request: OverviewRequest,
  tokens: ReadonlyMap<number, string>,
  { id }: Member,
): string | undefined {
  const token = tokens.get(id);
  return token && `${originOf(request)}/signature-service/signer/${token}`;
}

const ended: Partial<Record<Member['state'], Html>> = {
  accepted: html`<p class="done">✓ Podepsáno</p>`,
  failed: html`<p class="message">Podpis byl odmítnut.</p>`,
  expired: html`<p class="message">Čas na podpis vypršel.</p>`,
};

function signerCard(
  { id, fullName, role, state }: Member,
  title: string,
  address: string | undefined,
): Html {
  return html`<section class="panel" aria-labelledby="name-${id}">
    <h2 id="name-${id}">${fullName} (${role})</h2>
    <p>${title}</p>
    ${ended[state] ?? null}
    ${
      address === undefined
        ? null
        : html`<label for="link-${id}">Osobní odkaz</label>
            <input id="link-${id}" class="address" readonly value="${address}" />
            <div class="actions">
              <a class="button primary" href="${address}" target="_blank" rel="noopener">
                Otevřít k podpisu
              </a>
            </div>`
    }
  </section>`;
}
