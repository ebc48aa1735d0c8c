import { address } from './address';

/** Addresses of the host itself; no remote may own one. */
export const hostAddresses = {
  home: address('/'),
  simpleLogin: address('/simple-login.html'),
  /** Where clients send papers by a personal link; its secret stands behind the #. */
  clientLink: address('/client-upload'),
  redirect: address('/redirect/:useCase'),
  demo: address('/demo'),
  settings: address('/settings'),
  userInfo: address('/user-info'),
};
