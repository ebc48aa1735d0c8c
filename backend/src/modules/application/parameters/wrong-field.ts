import { errorCode, type ErrorMessage } from '@advisor/contracts/errors';

/** What is wrong with one of the parameters, for the user. */
export const wrong = (
  field: string,
  message: string,
  code: number = errorCode.invalidRequest,
): ErrorMessage => ({ severity: 1, message, errorCode: code, field: `parameters.${field}` });
