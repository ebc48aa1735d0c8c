import type { Calls } from '../operation';
import type { adminEndpoints } from './endpoints';
import type { adminSessionEndpoints } from './sessions';

export const adminCalls: Calls<typeof adminEndpoints> = {
  findUser: { id: 'admin.findUser', method: 'POST', path: 'admin/users/user', read: true },
  searchUsers: {
    id: 'admin.searchUsers',
    method: 'POST',
    path: 'admin/users/search',
    read: true,
    extension: true,
  },
  resolveUsers: {
    id: 'admin.resolveUsers',
    method: 'POST',
    path: 'admin/users/resolve',
    read: true,
    extension: true,
  },
  searchSessions: {
    id: 'admin.sessions.search',
    method: 'POST',
    path: 'admin/sessions/search',
    read: true,
    extension: true,
  },
  endSession: {
    id: 'admin.sessions.end',
    method: 'DELETE',
    path: 'admin/sessions/{sessionId}',
    extension: true,
  },
  endAllSessions: {
    id: 'admin.sessions.endAll',
    method: 'DELETE',
    path: 'admin/sessions',
    extension: true,
  },
  endSessions: {
    id: 'admin.endSessions',
    method: 'DELETE',
    path: 'admin/users/{userId}/sessions',
    extension: true,
  },
  listBanners: { id: 'admin.banners.list', method: 'GET', path: 'admin/fe-banners' },
  createBanner: { id: 'admin.banners.create', method: 'POST', path: 'admin/fe-banners' },
  updateBanner: {
    id: 'admin.banners.update',
    method: 'PUT',
    path: 'admin/fe-banners/{feBannerId}',
  },
  endBanner: {
    id: 'admin.banners.end',
    method: 'PUT',
    path: 'admin/fe-banners/{feBannerId}/end',
    extension: true,
  },
  deleteBanner: {
    id: 'admin.banners.delete',
    method: 'DELETE',
    path: 'admin/fe-banners/{feBannerId}',
  },
  bannerChanges: {
    id: 'admin.banners.changes',
    method: 'GET',
    path: 'admin/fe-banners/changes',
    extension: true,
  },
  listNotifications: {
    id: 'admin.usersNotifications.list',
    method: 'GET',
    path: 'admin/users-notifications',
  },
  createNotification: {
    id: 'admin.usersNotifications.create',
    method: 'POST',
    path: 'admin/users-notifications',
  },
  withdrawNotification: {
    id: 'admin.usersNotifications.withdraw',
    method: 'PUT',
    path: 'admin/users-notifications/{notificationId}/withdrawal',
    extension: true,
  },
  notificationAudiences: {
    id: 'admin.usersNotifications.audiences',
    method: 'GET',
    path: 'admin/users-notifications/audiences',
    extension: true,
  },
  searchAccesses: {
    id: 'admin.accessJournal.search',
    method: 'POST',
    path: 'admin/access-journal/search',
    read: true,
    extension: true,
  },
  unusualAccesses: {
    id: 'admin.accessJournal.unusual',
    method: 'GET',
    path: 'admin/access-journal/unusual',
    extension: true,
  },
  changeCaseOwner: { id: 'admin.changeCaseOwner', method: 'PUT', path: 'admin/case/owner' },
  findCases: {
    id: 'admin.findCases',
    method: 'POST',
    path: 'admin/cases/search',
    read: true,
    extension: true,
  },
  resolveCases: {
    id: 'admin.resolveCases',
    method: 'POST',
    path: 'admin/cases/resolve',
    read: true,
    extension: true,
  },
  handOverCases: {
    id: 'admin.handovers.create',
    method: 'POST',
    path: 'admin/case-handovers',
    extension: true,
  },
  undoHandover: {
    id: 'admin.handovers.undo',
    method: 'PUT',
    path: 'admin/case-handovers/{handoverId}/undo',
    extension: true,
  },
  listHandovers: {
    id: 'admin.handovers.list',
    method: 'GET',
    path: 'admin/case-handovers',
    extension: true,
  },
};
