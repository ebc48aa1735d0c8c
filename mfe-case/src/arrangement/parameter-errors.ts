import type { ApiError } from '@advisor/api-client/api-error';
import { drawingDateMarkers } from '@advisor/contracts/error-codes';

const body = 'parameters.';

/**
 * What the server found wrong, by the parameters' names: a part of an account belongs to the account.
 * What is about the day of drawing is known by its text where no field is named.
 */
export function parameterErrors({ messages }: ApiError): Record<string, string> {
  return Object.fromEntries(
    messages.flatMap(({ field, message }) => {
      if (field?.startsWith(body)) {
        const [name = ''] = field.slice(body.length).split('.');
        return [[name, message]];
      }
      return drawingDateMarkers.some((marker) => message.includes(marker))
        ? [['expectedDateOfDrawing', message]]
        : [];
    }),
  );
}
