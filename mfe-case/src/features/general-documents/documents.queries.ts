import { operationQuery } from '@advisor/api-client/operation-query';

export const generalDocumentsQuery = () => operationQuery('generalDocuments.list', {});
