import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate, useSearchParams } from 'react-router-dom';
import { homeAddress, readHomeQuery } from '../session/home-address';
import { onSessionEvent } from '../session/session-channel';
import { Brand } from './Brand';
import { EnvironmentTag } from './EnvironmentTag';
import { OverrideTag } from './OverrideTag';
import { ThemeSwitch } from './ThemeSwitch';

/** Frame of the screens before sign-in. */
export function HomeLayout({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('host');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { redirect } = readHomeQuery(search);

  useEffect(
    () =>
      onSessionEvent(({ kind }) => {
        if (kind === 'signed-in') void navigate(homeAddress({ redirect }), { replace: true });
      }),
    [navigate, redirect],
  );

  return (
    <div className="host-home">
      <header className="host-home__header">
        <Brand />
        <EnvironmentTag />
        <OverrideTag />
        <ThemeSwitch />
      </header>
      <main className="host-home__main" aria-label={t('product')}>
        <div className="host-home__card">{children ?? <Outlet />}</div>
      </main>
    </div>
  );
}
