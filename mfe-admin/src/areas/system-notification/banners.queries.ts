import { call, type CallResponse } from '@advisor/api-client/call';
import { operationQuery } from '@advisor/api-client/operation-query';
import type { BannerInput } from '@advisor/contracts/admin/banners';
import { adminCalls } from '@advisor/contracts/admin/calls';
import { isGone } from '@advisor/forms/record/use-record-form';
import { useSaveRecord } from '@advisor/forms/record/use-save-record';
import { useLiveQueries } from '@advisor/shell/live';
import { useChange } from '@advisor/shell/use-change';
import { useTranslation } from 'react-i18next';

export type Banner = CallResponse<typeof adminCalls.listBanners>[number];
export type BannerChange = CallResponse<typeof adminCalls.bannerChanges>[number];

export const bannersQuery = () =>
  operationQuery(adminCalls.listBanners, {}, { background: 'again' });

/** Who changed what; the page lives without it. */
export const bannerChangesQuery = () =>
  operationQuery(
    adminCalls.bannerChanges,
    {},
    { background: 'again', meta: { allowFailure: true } },
  );

/** The lists here. */
const lists = ['admin.banners'];
/** And what everybody is shown. */
const concerned = [...lists, 'banners'];

/** Whoever runs the product is not alone, and banners begin and end with the time. */
export const useLiveBanners = () => useLiveQueries('banners', lists);

/** Where the form shows what the call says of an instant. */
const formFields: Readonly<Record<string, string>> = {
  visibleFrom: 'fromDay',
  visibleTo: 'toDay',
};

/** Publishes a banner, or changes the one with the id. */
export function useSaveBanner(feBannerId: number | undefined) {
  const { t } = useTranslation('admin-system-notification');
  return useSaveRecord({
    key: ['admin.banners.save', feBannerId ?? 'new'],
    call: async (
      { version, banner }: { version: number; banner: BannerInput },
      { idempotencyKey },
    ) => {
      if (feBannerId === undefined) {
        const headers = { 'Idempotency-Key': idempotencyKey };
        await call(adminCalls.createBanner, { body: banner }, { headers });
        return;
      }
      await call(adminCalls.updateBanner, {
        params: { feBannerId },
        body: { ...banner, version },
      });
    },
    invalidates: concerned,
    success: t('saved'),
    fieldErrors: ({ fieldErrors }) =>
      Object.fromEntries(
        Object.entries(fieldErrors).map(([name, message]) => [formFields[name] ?? name, message]),
      ),
  });
}

type BannerReference = Pick<Banner, 'feBannerId' | 'version'>;

const ignoreGone = (error: unknown) => {
  if (!isGone(error)) throw error;
};

export function useEndBanner({ feBannerId, version }: BannerReference) {
  const { t } = useTranslation('admin-system-notification');
  return useChange({
    key: ['admin.banners.end', feBannerId],
    call: () => call(adminCalls.endBanner, { params: { feBannerId }, body: { version } }),
    invalidates: concerned,
    success: t('ended'),
    shows: ['conflict'],
  });
}

export function useDeleteBanner({ feBannerId, version }: BannerReference) {
  const { t } = useTranslation('admin-system-notification');
  return useChange({
    key: ['admin.banners.delete', feBannerId],
    call: () =>
      call(adminCalls.deleteBanner, { params: { feBannerId }, query: { version } }).catch(
        ignoreGone,
      ),
    invalidates: concerned,
    success: t('deleted'),
    shows: ['conflict'],
  });
}
