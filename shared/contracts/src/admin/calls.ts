import type { Calls } from '../operation';
import type { bannerEndpoints } from './banners';
import type { adminEndpoints } from './endpoints';

export const adminCalls: Calls<typeof adminEndpoints & typeof bannerEndpoints> = {
  findUser: { id: 'admin.findUser', method: 'POST', path: 'admin/users/user', read: true },
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
  changeCaseOwner: { id: 'admin.changeCaseOwner', method: 'PUT', path: 'admin/case/owner' },
};
