import { customerCalls } from '@advisor/contracts/customer/calls';
import type { TaxReturn } from '@advisor/contracts/customer/tax-return';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import type { Api } from '../../support/api';
import { preparedApplication } from '../../support/loan-hub';
import { type Screen, withText } from '../../support/screen';

const filedReturn: TaxReturn = {
  versionId: 2025,
  year: 2025,
  expenseMethod: 'lumpSum',
  expenseRate: 60,
  naceCode: '62',
  monthsInBusiness: 12,
  rows: { '101': 1_200_000, '102': 720_000, '64': 30_840 },
};

async function somebody(api: Api) {
  const { caseId, salesArrangementId } = await preparedApplication(api);
  const params = { salesArrangementId };
  const [client] = await api.call(salesArrangementCalls.customers, { params });
  return { caseId, customerOnSAId: client!.customerOnSAId };
}

async function clientDetail(api: Api) {
  const { caseId, customerOnSAId } = await somebody(api);
  return `/mortgage/client-detail/${customerOnSAId}?caseId=${caseId}`;
}

async function household(api: Api) {
  const { caseId, salesArrangementId } = await preparedApplication(api);
  return `/mortgage/household?caseId=${caseId}&salesArrangementId=${salesArrangementId}`;
}

async function taxReturn(api: Api) {
  const { caseId, customerOnSAId } = await somebody(api);
  const params = { customerOnSAId };
  const { taxReturns, version } = await api.call(customerCalls.taxReturn, { params });
  if (taxReturns.length === 0) {
    await api.call(customerCalls.updateTaxReturn, {
      params,
      body: { version, taxReturns: [filedReturn] },
    });
  }
  return `/mortgage/income-return-tax-calculation/${caseId}/${customerOnSAId}`;
}

export const householdScreens: readonly Screen[] = [
  { name: 'household', path: household, ready: withText('Životní minimum') },
  { name: 'client detail', path: clientDetail, ready: withText('Zbývá doplnit') },
  { name: 'tax return', path: taxReturn, ready: withText('Příjem pro úvěr') },
];
