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

/** The case and the sales arrangement that an address is about; a path counts before a query. */
export function routeIdentifiers(
  params: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
): RouteIdentifiers {
  const read = (name: keyof RouteIdentifiers) => {
    const value = parseIdentifier(params[name]) ?? parseIdentifier(query.get(name));
    return value === undefined ? {} : { [name]: value };
  };
  return { ...read('caseId'), ...read('salesArrangementId') };
}
