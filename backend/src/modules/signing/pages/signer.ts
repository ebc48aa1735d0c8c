import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { shownMessages } from '../../../neighbours/message-gateway/reference';
import { sendBinary } from '../../../platform/http/answer';
import { documentContent } from '../content/document-content';
import { currentFile } from '../document-pdf';
import { signingOneTimeCodes } from '../schema/signing-records';
import { closedForClient, documentClosedBy } from '../information/pre-contract-rule';
import type { Sealing } from '../commands/seal-document';
import { readSettled } from '../commands/settle';
import { findSigner } from '../commands/signer-links';
import type { Member, SigningDocument } from '../signing-document';
import { codePlace } from './code-place';
import { documentHtml } from './document-html';
import { html } from './html';
import { clientDeed, isSigning, type MessageKey, messages } from '../commands/member-change';
import { matterOf } from '../commands/one-time-code';
import { sendInvalidLink, sendNotice, sendPage } from './page';

export type SignerPageRequest = FastifyRequest<{
  Params: { token: string };
  Querystring: { message?: string; refusing?: string };
}>;

interface Own {
  document: SigningDocument;
  member: Member;
}

/** The signer whose page it is, with the document as it is now. */
async function readOwn(request: SignerPageRequest, seal: Sealing): Promise<Own | undefined> {
  const { db, clock } = request.server.backend;
  const signer = await findSigner(db, request.params.token);
  if (signer === undefined) return undefined;
  const document = await readSettled({ db, clock, request, seal }, signer.documentId);
  const member = document.members.find(({ id }) => id === signer.memberId);
  return member && { document, member };
}

/** The page where one client reads the document and signs by one-time codes. */
export async function showSigner(
  request: SignerPageRequest,
  reply: FastifyReply,
  { seal }: { seal: Sealing },
): Promise<FastifyReply> {
  const own = await readOwn(request, seal);
  if (own === undefined) return sendInvalidLink(reply);
  const { document, member } = own;
  const { backend } = request.server;
  const path = `/signature-service/signer/${request.params.token}`;
  const file = html`<a href="${path}/document" download>Stáhnout PDF</a>`;
  if (member.state === 'accepted') {
    return sendPage(reply, {
      title: 'Podepsáno',
      body: html`<section class="panel">
        <h1>Digitální podpis</h1>
        <p class="done">✓ Podepsáno</p>
        <p>Děkujeme. ${file} Okno můžete zavřít.</p>
      </section>`,
    });
  }
  if (!isSigning(document, member, backend.clock.now())) {
    const reason = member.state === 'failed' ? 'Podpis jste odmítli.' : 'Čas na podpis vypršel.';
    return sendNotice(
      reply,
      'Platnost podepisování skončila',
      `${reason} Obraťte se prosím na svého poradce.`,
      { status: 410 },
    );
  }
  if ((await documentClosedBy(backend.db, document.row.documentId)) !== undefined) {
    return sendNotice(reply, 'Podpis zatím není možný', closedForClient, { status: 409 });
  }
  const { message = '', refusing } = request.query;
  const hasCode = await hasOpenCode(request, member.id);
  // In place of the phone that the demonstration does not have.
  const shown = hasCode ? await shownMessages(backend, [matterOf(member.id)]) : new Map();
  return sendPage(reply, {
    title: 'Digitální podpis',
    body: html`<div class="head">
        <h1>Digitální podpis</h1>
        <p>
          Podepisuje <strong>${member.fullName}</strong> (${member.role}), dokument číslo
          ${document.row.externalId}. ${file}
        </p>
      </div>
      ${documentHtml(await documentContent(request.server, document.row.documentId))}
      ${codePlace({
        path,
        hasCode,
        isRefusing: refusing !== undefined,
        shownMessage: shown.get(matterOf(member.id)),
        message: message in messages ? messages[message as MessageKey] : undefined,
      })}`,
  });
}

async function hasOpenCode(request: SignerPageRequest, memberId: number): Promise<boolean> {
  const { db, clock } = request.server.backend;
  const [code] = await db
    .select()
    .from(signingOneTimeCodes)
    .where(eq(signingOneTimeCodes.memberId, memberId));
  return code !== undefined && code.expiresOn > clock.now() && code.attemptsLeft > 0;
}

/** The document as PDF, before and after it is signed. */
export async function showSignerDocument(
  request: SignerPageRequest,
  reply: FastifyReply,
  { seal }: { seal: Sealing },
): Promise<FastifyReply> {
  const own = await readOwn(request, seal);
  if (own === undefined) return sendInvalidLink(reply);
  const { document, member } = own;
  const mayRead =
    member.state === 'accepted' || isSigning(document, member, request.server.backend.clock.now());
  if (!mayRead) return sendInvalidLink(reply);
  const deed = { seal, audit: clientDeed(request) };
  return sendBinary(
    reply.header('cache-control', 'no-store'),
    await currentFile(request.server, document, deed),
  );
}
