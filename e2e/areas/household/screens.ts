import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import type { Api } from '../../support/api';
import { preparedApplication } from '../../support/loan-hub';
import { type Screen, withText } from '../../support/screen';

async function clientDetail(api: Api) {
  const { caseId, salesArrangementId } = await preparedApplication(api);
  const params = { salesArrangementId };
  const [client] = await api.call(salesArrangementCalls.customers, { params });
  return `/mortgage/client-detail/${client!.customerOnSAId}?caseId=${caseId}`;
}

export const householdScreens: readonly Screen[] = [
  { name: 'client detail', path: clientDetail, ready: withText('Zbývá doplnit') },
];
