import { isApiError } from '@advisor/api-client/api-error';
import { useCurrentClientStore } from '@advisor/shell/current-client';
import { paths } from '@advisor/shell/paths';
import { ErrorState } from '@advisor/ui/components/ErrorState';
import { Page } from '@advisor/ui/components/Page';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom';

const statusOf = (error: unknown): number | undefined =>
  isApiError(error) || isRouteErrorResponse(error) ? error.status : undefined;

/** The case that cannot be shown: it does not exist, or it is not the user's. The rest goes up. */
export function CaseDetailError() {
  const { t } = useTranslation('case');
  const error = useRouteError();
  const status = statusOf(error);
  const reason = status === 404 ? 'unknown' : 'foreign';
  const isRefused = status === 404 || status === 403;

  const clearClient = useCurrentClientStore(({ clear }) => clear);
  useEffect(() => {
    if (isRefused) clearClient();
  }, [isRefused, clearClient]);

  if (!isRefused) throw error;
  const failure = isApiError(error) ? error : undefined;
  return (
    <Page title={t(`detail.${reason}.title`)}>
      <ErrorState
        title={failure?.messages[0]?.message ?? t(`detail.${reason}.title`)}
        message={t(`detail.${reason}.hint`)}
        traceId={failure?.traceId}
        action={<Link to={paths.caseIdentification()}>{t('detail.findAnother')}</Link>}
      />
    </Page>
  );
}
