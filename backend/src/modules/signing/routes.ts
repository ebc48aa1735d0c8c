import type { FastifyInstance } from 'fastify';
import { registerSigningDocuments } from './documents/routes';
import { registerEmbed } from './embed/routes';
import { registerPreContractInformation } from './information/routes';
import { registerSigningPages } from './pages/routes';
import { createSealing } from './commands/seal-document';
import { registerSignatureService } from './service/routes';

/** Documents for signing, the reference signature service, and its pages for clients. */
export async function registerSigning(app: FastifyInstance): Promise<void> {
  const { signingSealer: sealer } = app.backend;
  const seal = createSealing(app);
  await registerSigningDocuments(app, { seal });
  registerPreContractInformation(app);
  registerSignatureService(app, { sealer, seal });
  await registerSigningPages(app, { sealer, seal });
  registerEmbed(app);
}
