import { useEffect, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router-dom';
import { Button } from '@advisor/ui/core';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { whenServerIsBack } from '../../connection';
import { homeMessage } from '../../session/home-address';
import type { HomeData } from './home-loader';

const severityOf = {
  noPermission: 'error',
  idleTime: 'warning',
  maximumTime: 'warning',
  expired: 'warning',
  signedOut: 'success',
} as const;

function ServerAway() {
  const { t } = useTranslation('host');
  const { revalidate } = useRevalidator();
  useEffect(() => whenServerIsBack(() => void revalidate()), [revalidate]);
  return (
    <InfoBar
      severity="error"
      title={t('home.unavailable.title')}
      description={t('home.unavailable.text')}
      action={<Button onClick={() => void revalidate()}>{t('error.retry')}</Button>}
    />
  );
}

/** The simple page is a route of ours, an identity provider another document. */
function SignInLink({ to }: { to: string }) {
  const { t } = useTranslation('host');
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    if (!to.startsWith('/simple-login.html') || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void navigate(to);
  };
  return (
    <Button type="primary" size="large" block href={to} onClick={follow}>
      {t('home.signIn')}
    </Button>
  );
}

/** The landing page: why the user is here, and the way in. */
export function HomePage() {
  const { t } = useTranslation('host');
  const { query, signIn } = useLoaderData<HomeData>();
  const message = homeMessage(query);
  return (
    <>
      <h1 tabIndex={-1}>{t('product')}</h1>
      <p className="host-home__lead">{t('home.lead')}</p>
      {message && <InfoBar severity={severityOf[message]} title={t(`home.message.${message}`)} />}
      {signIn === undefined && <ServerAway />}
      {signIn !== undefined && <SignInLink to={signIn} />}
    </>
  );
}
