import type { Config } from '../../../platform/config/config';
import { notFound } from '../../../platform/failure';

/** The last two segments of the service's address: `{origin}/{context}/{org}`. */
function parts({ product }: Config): { context?: string; org?: string } {
  const { pathname } = new URL(product.ePodpisyEndpoint, 'http://own.invalid');
  const segments = pathname.split('/').filter((segment) => segment !== '');
  return { context: segments.at(-2), org: segments.at(-1) };
}

/** @throws Failure 404 for a context or an organisation that is not ours */
export function checkAddress(config: Config, context: string, org?: string): void {
  const own = parts(config);
  if (own.context === undefined || context !== own.context) {
    throw notFound('Podpisová služba na této adrese není.');
  }
  if (org !== undefined && org !== own.org) throw notFound('Organizace nebyla nalezena.');
}
