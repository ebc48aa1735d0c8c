import { type Screen, withHeading } from '../support/screen';

export const platformScreens: readonly Screen[] = [
  { name: 'home', open: true, path: () => '/', ready: withHeading(/./) },
  {
    name: 'sign-in',
    open: true,
    path: () => '/simple-login.html',
    ready: withHeading('Přihlášení'),
  },
  {
    name: 'link of a client',
    open: true,
    path: () => '/client-upload',
    ready: withHeading('Odkaz neplatí'),
  },
  { name: 'catalogue', path: () => '/demo', ready: withHeading(/Katalog/) },
  { name: 'user info', path: () => '/user-info', ready: withHeading('Údaje o uživateli') },
  { name: 'unknown address', path: () => '/nowhere', ready: withHeading(/nenalezena/) },
];
