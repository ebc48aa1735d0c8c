import { address } from './address';

export const adminAddresses = {
  systemNotification: address('/settings/system-notification'),
};
