import { matchRoutes, type LoaderFunction, type RouteObject } from 'react-router-dom';

/** Gives the first who asks for that address what has already been read. */
function withAnswer(loader: LoaderFunction, url: URL, answer: Promise<unknown>): LoaderFunction {
  let first: Promise<unknown> | undefined = answer;
  return (args, handlerContext) => {
    const known = args.request.url === url.href && first;
    first = undefined;
    return known || loader(args, handlerContext);
  };
}

/**
 * Begins to read what the screen of an address shows, before the router goes there: its first
 * navigation to that address is given the answers, failures and redirects too.
 * @param routes not yet the router's; their loaders are replaced
 * @returns resolves when all has been read, or has failed
 */
export async function beginLoaders(routes: RouteObject[], address: string): Promise<void> {
  const url = new URL(address);
  url.hash = '';
  const answers = (matchRoutes(routes, url) ?? []).map(async ({ route, params }) => {
    const { loader, path: pattern = '' } = route;
    if (typeof loader !== 'function') return;
    const args = { request: new Request(url), url, pattern, params, context: undefined };
    const answer = (async () => loader(args, undefined))();
    route.loader = withAnswer(loader, url, answer);
    await answer;
  });
  await Promise.allSettled(answers);
}
