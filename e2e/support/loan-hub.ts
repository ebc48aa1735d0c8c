import { caseCalls } from '@advisor/contracts/case/calls';
import { productType, salesArrangementState } from '@advisor/contracts/codebooks';
import type { Page } from '@playwright/test';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import type { Api } from './api';

export interface Application {
  caseId: number;
  salesArrangementId: number;
}

const beingPrepared: ReadonlySet<number> = new Set([
  salesArrangementState.new.code,
  salesArrangementState.inProgress.code,
]);

/** An application for a mortgage that is being prepared, and that nobody else was asked about. */
export async function preparedApplication(api: Api): Promise<Application> {
  const { rows } = await api.call(caseCalls.search, {
    body: { filter: 'loan-applications', pagination: { offset: 0, pageSize: 100 } },
  });
  for (const { caseId, productTypeId, applicationState } of rows) {
    if (productTypeId !== productType.mortgage.code || !beingPrepared.has(applicationState))
      continue;
    const params = { caseId };
    const exception = await api.call(taskCalls.currentPriceException, { params });
    const handover = await api.call(taskCalls.currentHandover, { params });
    if (exception.task || handover.task) continue;
    const { salesArrangementId } = await api.call(caseCalls.get, { params });
    return { caseId, salesArrangementId };
  }
  throw new Error('The seed has no such application');
}

/** A card of the hub. */
export const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** The address of a screen of an application that is being prepared. */
export const ofApplication = (path: (application: Application) => string) => async (api: Api) =>
  path(await preparedApplication(api));
