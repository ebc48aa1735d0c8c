import { reportLimits } from '@advisor/contracts/diagnostics/report-form';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../contract-routes';
import { keepReports } from './keep-reports';
import { takeBatch } from './report-quota';
import { summarize } from './summarize';

export function registerDiagnostics(app: FastifyInstance): void {
  serve(
    app,
    'diagnostics.report',
    async (call) => {
      await takeBatch(call);
      await keepReports(call);
    },
    { bodyLimit: reportLimits.bytes },
  );
  serve(app, 'diagnostics.summary', summarize);
}
