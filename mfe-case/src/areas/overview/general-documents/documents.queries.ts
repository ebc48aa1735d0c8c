import { operationQuery } from '@advisor/api-client/operation-query';
import { documentCalls } from '@advisor/contracts/documents/calls';

export const generalDocumentsQuery = () => operationQuery(documentCalls.generalDocuments, {});
