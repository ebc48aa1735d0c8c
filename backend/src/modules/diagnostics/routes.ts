import { diagnosticsCalls } from '@advisor/contracts/diagnostics/calls';
import { reportLimits } from '@advisor/contracts/diagnostics/report-form';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/contract-routes';
import { storeReports } from './commands/store-reports';
import { takeBatch } from './report-quota';
import { summarize } from './summarize';

export function registerDiagnostics(app: FastifyInstance): void {
  serve(
    app,
    diagnosticsCalls.report,
    async (call) => {
      await takeBatch(call);
      await storeReports(call);
    },
    { bodyLimit: reportLimits.bytes },
  );
  serve(app, diagnosticsCalls.summary, summarize);
}
