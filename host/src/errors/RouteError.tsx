import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { hostAddresses } from '@advisor/addresses/host';
import { isApiError } from '@advisor/api-client/api-error';
import { ErrorState } from '@advisor/ui/components/ErrorState';
import { Page } from '@advisor/ui/components/Page';
import { whenServerIsBack } from '../connection';
import { pageProblem, type PageProblem } from './page-problem';

/** Our own words under the heading where the server's do not count. */
const ownText = {
  notFound: 'error.page.notFoundText',
  missing: 'error.page.missingText',
  forbidden: 'error.forbidden',
  incompatible: 'error.remote.incompatible',
  network: 'error.page.networkText',
  timeout: 'error.page.timeoutText',
  tooSlow: 'error.page.tooSlowText',
  cancelled: 'error.page.cancelledText',
  unexpected: 'error.page.unexpectedText',
} as const satisfies Record<PageProblem, string>;

/** Another try would find the same. */
const finalProblems: ReadonlySet<PageProblem> = new Set([
  'notFound',
  'missing',
  'forbidden',
  'incompatible',
]);

/** Stands in the place of a screen that cannot be shown; the layout around it goes on working. */
export function RouteError() {
  return <PageProblemView key={useLocation().pathname} error={useRouteError()} />;
}

/** Not for want of an answer; what failed without a call has at least been asked for. */
const isAnswered = (error: unknown): boolean => !isApiError(error) || error.kind === 'http';

/** What the page could not load, its code as well, without a network. */
const isForWantOfNetwork = (problem: PageProblem): boolean =>
  problem === 'unexpected' && !window.navigator.onLine;

export function PageProblemView({ error }: { error: unknown }) {
  const { t } = useTranslation('host');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [errorWhenBack, setErrorWhenBack] = useState<unknown>();
  // As it was when the screen failed: it goes on by itself once the computer is online.
  const [wasOffline] = useState(() => isForWantOfNetwork(pageProblem(error)));
  const found = wasOffline ? 'network' : pageProblem(error);
  // The server is back, but not for this screen: more tries by themselves would only keep the
  // session alive.
  const isServiceAway =
    found === 'network' && errorWhenBack && errorWhenBack !== error && isAnswered(error);
  const problem = isServiceAway ? 'unexpected' : found;
  const isAway = problem === 'network';

  const retry = useCallback(
    () => void navigate(`${pathname}${search}`, { replace: true }),
    [navigate, pathname, search],
  );
  // Another failure for want of an answer begins to wait anew.
  useEffect(() => {
    if (!isAway) return undefined;
    return whenServerIsBack(() => {
      setErrorWhenBack(error);
      retry();
    });
  }, [isAway, error, retry]);

  // The session has ended and the document is being left.
  if (isApiError(error) && error.status === 401) return null;
  const serverText = isApiError(error) ? error.messages[0]?.message : undefined;
  const ownKey = isServiceAway ? 'error.service' : ownText[problem];
  // What is missing is named once, by the server, which knows what it is.
  const missing = problem === 'missing' ? serverText?.replace(/\.$/, '') : undefined;
  const message = problem === 'forbidden' || missing || !serverText ? t(ownKey) : serverText;
  return (
    <Page title={missing || t(`error.page.${problem}`)}>
      <ErrorState
        title={message}
        traceId={isApiError(error) ? error.traceId : undefined}
        onRetry={finalProblems.has(problem) ? undefined : retry}
        action={
          pathname !== hostAddresses.home.to() && (
            <Link to={hostAddresses.home.to()} reloadDocument>
              {t('error.page.home')}
            </Link>
          )
        }
      />
      {/* A production build has none of it. */}
      {process.env.NODE_ENV === 'development' && problem === 'unexpected' && (
        <pre style={{ overflow: 'auto' }}>
          {error instanceof Error ? error.stack : String(error)}
        </pre>
      )}
    </Page>
  );
}
