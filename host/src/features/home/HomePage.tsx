import { useEffect, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router-dom';
import { Button } from '@advisor/ui/core';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { whenServerIsBack } from '../../connection';
import { homeMessage, type SignInTarget } from '../../session/home-address';
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

/** Our own page is a route, an identity provider another document. */
function SignInLink({ address, isOwnPage }: SignInTarget) {
  const { t } = useTranslation('host');
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    if (!isOwnPage || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void navigate(address);
  };
  return (
    <Button type="primary" size="large" block href={address} onClick={follow}>
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
      {signIn ? <SignInLink {...signIn} /> : <ServerAway />}
    </>
  );
}
