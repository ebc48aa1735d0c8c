import type { ShouldRevalidateFunction } from 'react-router-dom';

/**
 * For pages that follow their own query parameters by themselves: the loader prepares the first
 * view, a change of the parameters shows at once and does not wait for it.
 */
export const exceptForQueryParameters: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
