/** Largest identifier of the bank, 32 bits. Stands here again because the contract's copy brings zod. */
const maxIdentifier = 2_147_483_647;

/** An identifier written in a path or a query; undefined when it is not one. */
export function parseIdentifier(text: string | null | undefined): number | undefined {
  if (!text || !/^\d{1,10}$/.test(text)) return undefined;
  const value = Number(text);
  return value > 0 && value <= maxIdentifier ? value : undefined;
}

export interface RouteIdentifiers {
  caseId?: number;
  salesArrangementId?: number;
}

/** What an identifier begins with where it is a whole segment of a path. */
const segmentPrefix = { caseId: 'cid-', salesArrangementId: 'said-' } as const;

/** An identifier from a path: `7`, or `cid-7` where its name belongs to the segment. */
function parseSegment(name: keyof RouteIdentifiers, text: string | undefined): number | undefined {
  const prefix = segmentPrefix[name];
  return parseIdentifier(text?.startsWith(prefix) ? text.slice(prefix.length) : text);
}

/** The case and the sales arrangement that an address is about; a path counts before a query. */
export function routeIdentifiers(
  params: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
): RouteIdentifiers {
  const read = (name: keyof RouteIdentifiers) => {
    const value = parseSegment(name, params[name]) ?? parseIdentifier(query.get(name));
    return value === undefined ? {} : { [name]: value };
  };
  return { ...read('caseId'), ...read('salesArrangementId') };
}
