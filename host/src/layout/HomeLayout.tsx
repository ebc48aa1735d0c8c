import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Brand } from './Brand';
import { EnvironmentTag } from './EnvironmentTag';
import { OverrideTag } from './OverrideTag';
import { ThemeSwitch } from './ThemeSwitch';

/** Frame of what shows when the main layout cannot be shown; documents before sign-in look alike. */
export function HomeLayout({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('host');

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
