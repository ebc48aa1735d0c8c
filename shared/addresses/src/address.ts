/** Identifiers are numbers, whatever else stands in an address is text. */
type Value<Name extends string> = Name extends 'id' | `${string}Id` ? number : string;

type Segments<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? Head | Segments<Tail>
  : Path;
/** A segment may hold several, with a hyphen between them. */
type NamesIn<Segment> = Segment extends `${string}:${infer Names}`
  ? Names extends `${infer Name}-:${infer Others}`
    ? Name | NamesIn<`:${Others}`>
    : Names extends `${infer Name}?`
      ? Name
      : Names
  : never;
/** Names of the parameters in a path; those that a route may lack are needed to link to it. */
type ParameterNames<Path extends string> = NamesIn<Segments<Path>>;
type OptionalName<Query extends string> = Query extends `${infer Name}?` ? Name : never;
type RequiredName<Query extends string> = Query extends `${string}?` ? never : Query;

type LinkInput<Path extends string, Query extends string> = {
  [Name in ParameterNames<Path> | RequiredName<Query>]: Value<Name>;
} & { [Name in OptionalName<Query>]?: Value<Name> | undefined };

type LinkArguments<Input> = [keyof Input] extends [never]
  ? []
  : Partial<Input> extends Input
    ? [input?: Input]
    : [input: Input];

/** An address of the product: where its route stands, who owns it and how to link to it. */
export interface Address<Path extends string = string, Query extends string = string> {
  /** For the route's definition, where a parameter is a whole segment. */
  readonly pattern: string;
  /** The part before the parameters, by which the registry finds who owns it; see `isUnder`. */
  readonly prefix: string;
  /** With the names of its parameters in braces, as `/loan/{caseId}`. */
  readonly template: string;
  /** A link. Personal data never enters one. */
  readonly to: (...args: LinkArguments<LinkInput<Path, Query>>) => string;
}

const parameters = /:(\w+)\??/g;

function prefixOf(path: string): string {
  const segments = path.split('/');
  const end = segments.findIndex((segment) => segment.startsWith(':'));
  const fixed = end < 0 ? segments : segments.slice(0, end);
  return fixed.map((segment) => segment.replace(parameters, '*')).join('/') || '/';
}

/**
 * Declares an address.
 * @param path its parameters begin with a colon; what stands before one in its segment belongs to
 * the address (`/cid-:caseId`), a question mark behind it says that the route works without it. Those
 * of one segment (`/:sourceId-:id`) are one parameter of the route, `sourceId-id`
 * @param query names of the query; with a question mark behind those that may be left out
 */
export function address<const Path extends string, const Query extends string = never>(
  path: Path,
  query: readonly Query[] = [],
): Address<Path, Query> {
  const segments = path.split('/');
  const names = query.map((name) => name.replace('?', ''));
  const to = (input: Record<string, number | string | undefined> = {}) => {
    const filled = segments.map((segment) =>
      segment.replace(parameters, (_, name: string) => encodeURIComponent(String(input[name]))),
    );
    const search = new URLSearchParams();
    for (const name of names) {
      const value = input[name];
      if (value !== undefined) search.set(name, String(value));
    }
    return `${filled.join('/')}${search.size > 0 ? `?${search}` : ''}`;
  };
  return {
    pattern: segments.map(routeSegment).join('/'),
    prefix: prefixOf(path),
    template: segments.map((segment) => segment.replace(parameters, '{$1}')).join('/'),
    to: to as Address<Path, Query>['to'],
  };
}

/** A route's parameter is a whole segment. */
function routeSegment(segment: string): string {
  const from = segment.indexOf(':');
  return from < 0 ? segment : `:${segment.slice(from).replaceAll(':', '')}`;
}

type Addresses = Readonly<Record<string, Pick<Address, 'prefix'>>>;

/**
 * What a remote owns by its addresses: each prefix once.
 * @param pages the module of an address's page, whose files are preloaded with the document; an
 * address below another one's prefix may be left out
 * @throws {Error} for a prefix without a page
 */
export function ownedBy<A extends Addresses>(
  addresses: A,
  pages: { readonly [Name in keyof A]?: string },
): { path: string; page: string }[] {
  const all = Object.entries(addresses);
  const outermost = all.filter(
    ([, { prefix }]) => !all.some(([, other]) => prefix.startsWith(`${other.prefix}/`)),
  );
  const owned = new Map<string, string>();
  for (const [name, { prefix }] of outermost) {
    const page = pages[name];
    if (page !== undefined) owned.set(prefix, page);
  }
  const without = outermost.find(([, { prefix }]) => !owned.has(prefix));
  if (without) throw new Error(`${without[0]}: no page is named for ${without[1].prefix}`);
  return [...owned].map(([path, page]) => ({ path, page }));
}
