import { address } from './address';

export const adminAddresses = {
  systemNotification: address('/settings/system-notification'),
  changeCaseOwner: address('/settings/change-case-owner'),
  userNotification: address('/settings/user-notification'),
  sessions: address('/settings/sessions'),
  rates: address('/settings/rates', ['proposal?']),
  state: address('/settings/state'),
  bankSettings: address('/settings/bank-settings'),
  accessJournal: address('/settings/access-journal'),
};
