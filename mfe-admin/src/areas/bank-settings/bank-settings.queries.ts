import { operationQuery } from '@advisor/api-client/operation-query';
import { adminCalls } from '@advisor/contracts/admin/calls';

export const bankSettingsQuery = () => operationQuery(adminCalls.bankSettings, {});
