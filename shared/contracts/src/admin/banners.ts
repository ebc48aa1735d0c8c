import { z } from 'zod';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import {
  changedSchema,
  idempotencyHeadersSchema,
  idSchema,
  instantSchema,
  pathIdSchema,
  removalQuerySchema,
  textSchema,
  versionSchema,
} from '../fields';
import { bannerSchema } from '../notifications/endpoints';
import { settingsPermission } from './permissions';
import { bannerTextLength, bannerTitleLength } from './banner-rules';

const permissions = [settingsPermission.systemNotification] as const;
const bannerParams = z.object({ feBannerId: pathIdSchema });

/** Severities 1 to 3 of part 2, section 8, in their order. What is done is no message for everybody. */
const severitySchema = z.enum(['error', 'warning', 'info']);

const bannerFields = z.object({
  title: textSchema(bannerTitleLength),
  description: textSchema(bannerTextLength).optional(),
  severity: severitySchema,
  visibleFrom: instantSchema,
  visibleTo: instantSchema,
});

const endsAfterItBegins = (banner: { visibleFrom: string; visibleTo: string }): boolean =>
  new Date(banner.visibleTo) > new Date(banner.visibleFrom);
const atItsEnd = { path: ['visibleTo'] };

export const bannerInputSchema = bannerFields
  .refine(endsAfterItBegins, atItsEnd)
  .meta({ id: 'BannerInput' });
export type BannerInput = z.infer<typeof bannerInputSchema>;

/** What was done with a banner; `ended`: before its time. */
const bannerChangeKinds = ['created', 'changed', 'ended', 'deleted'] as const;

const bannerStateSchema = bannerSchema.omit({ feBannerId: true });

export const bannerEndpoints = defineEndpoints({
  listBanners: {
    summary: 'All system notifications, past and future too, newest first.',
    response: z.array(
      bannerSchema.extend({
        version: versionSchema,
        /** Who changed it last; absent: nobody whom the bank knows. */
        changedBy: z.string().optional(),
        changedOn: instantSchema.optional(),
      }),
    ),
    permissions,
  },
  createBanner: {
    summary: 'Publishes a system notification.',
    headers: idempotencyHeadersSchema,
    body: bannerInputSchema,
    status: 201,
    response: z.object({ feBannerId: idSchema }),
    permissions,
  },
  updateBanner: {
    summary: 'Changes a system notification.',
    params: bannerParams,
    body: bannerFields.extend({ version: versionSchema }).refine(endsAfterItBegins, atItsEnd),
    response: changedSchema,
    permissions,
    errors: [errorCode.notFound, errorCode.conflict],
  },
  endBanner: {
    summary: 'Ends a system notification that is seen, now by the clock of the server.',
    params: bannerParams,
    body: z.object({ version: versionSchema }),
    response: changedSchema,
    permissions,
    errors: [errorCode.notFound, errorCode.conflict],
  },
  deleteBanner: {
    summary: 'Withdraws a system notification.',
    params: bannerParams,
    query: removalQuerySchema,
    permissions,
    errors: [errorCode.notFound, errorCode.conflict],
  },
  bannerChanges: {
    summary: 'Who changed what of the system notifications, the newest 100, deleted ones too.',
    response: z.array(
      z.object({
        changeId: idSchema,
        feBannerId: idSchema,
        kind: z.enum(bannerChangeKinds),
        changedOn: instantSchema,
        changedBy: z.string(),
        before: bannerStateSchema.optional(),
        after: bannerStateSchema.optional(),
      }),
    ),
    permissions,
  },
});
