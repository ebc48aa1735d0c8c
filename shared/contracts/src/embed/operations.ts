import { ext, type Operation } from '../operation';

/** A call of the signature service, a neighbour with its own base path (part 1, section 7). */
const signature = <M extends Operation['method'], O extends string>(method: M, operation: O) => ({
  method,
  path: `/{context}/REST/SignaturesService/${operation}` as const,
});

/** The part of the table that the embedded signing page calls; its build carries no other. */
export const operations = {
  // Signing embedded in another application
  'embed.createCode': ext('POST', 'embed/codes'),
  'embed.exchangeCode': ext('POST', 'embed/session'),

  // Signature service
  'signatures.getWithMethods': signature('GET', 'GetSignaturesAndAvailableMethods'),
  'signatures.get': signature('GET', 'GetSignatures'),
  'signatures.clientDataFields': signature('GET', 'GetClientDataFields'),
  'signatures.setClientData': signature('POST', 'SetClientData/{signatureId}'),
  'signatures.sign': signature('POST', 'Sign'),
  'signatures.retry': signature('POST', 'RetrySigning'),
  'signatures.cancelOne': signature('POST', 'CancelSignature'),
  'signatures.cancelAll': signature('POST', 'Cancel'),
  'signatures.delegate': signature('POST', 'DelegateSigning'),

  // Errors and speed of browsers
  'diagnostics.report': ext('POST', 'diagnostics/reports'),
} as const satisfies Record<string, Operation>;
