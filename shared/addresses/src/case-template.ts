const identifiers = { caseId: '{caseId}', salesArrangementId: '{salesArrangementId}' };

interface ToCase {
  to: (input: { caseId: number; salesArrangementId: number }) => string;
}

/**
 * Link to a screen of a case that is known later only: a URI template (RFC 6570) of `caseId` and
 * `salesArrangementId`, as far as the address has them.
 * @param query values that stay the same in each case
 */
export function caseTemplate(
  address: ToCase,
  query: Readonly<Record<string, string>> = {},
): string {
  const input = { ...identifiers, ...query } as unknown as Parameters<ToCase['to']>[0];
  return address.to(input).replaceAll('%7B', '{').replaceAll('%7D', '}');
}
