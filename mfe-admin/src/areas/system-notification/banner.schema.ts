import type { BannerInput } from '@advisor/contracts/admin/banners';
import { bannerTextLength, bannerTitleLength } from '@advisor/contracts/admin/banner-rules';
import { daySchema } from '@advisor/forms/day-schema';
import { formatTime } from '@advisor/i18n/format';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import type { Banner } from './banners.queries';
import { instantOf, timePattern } from './time-of-day';

/** As part 2, section 8 numbers them: 1 error, 2 warning, 3 info. */
export const severities = ['error', 'warning', 'info'] as const;

const timeSchema = z.string().regex(timePattern, 'admin-system-notification:problem.time');

const noSuchTime = 'admin-system-notification:problem.noSuchTime';

export const bannerSchema = z
  .object({
    title: z.string().trim().min(1).max(bannerTitleLength),
    description: z.string().trim().max(bannerTextLength),
    severity: z.enum(severities),
    fromDay: daySchema,
    fromTime: timeSchema,
    toDay: daySchema,
    toTime: timeSchema,
  })
  .superRefine((values, context) => {
    const [from, to] = instantsOf(values);
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (from === undefined) refuse('fromTime', noSuchTime);
    if (to === undefined) refuse('toTime', noSuchTime);
    if (from && to && to <= from) {
      refuse('toDay', 'admin-system-notification:problem.endsBefore');
    }
  });
export type BannerValues = z.infer<typeof bannerSchema>;
export type BannerForm = UseFormReturn<BannerValues, unknown, BannerValues>;

type Times = Pick<BannerValues, 'fromDay' | 'fromTime' | 'toDay' | 'toTime'>;

const instantsOf = ({ fromDay, fromTime, toDay, toTime }: Times) =>
  [instantOf(fromDay, fromTime), instantOf(toDay, toTime)] as const;

/** From when to when what is typed is seen; undefined while that is not whole. */
export function typedTimes(
  values: Times,
): Pick<BannerInput, 'visibleFrom' | 'visibleTo'> | undefined {
  const { fromDay, fromTime, toDay, toTime } = values;
  const isWhole =
    [fromDay, toDay].every((day) => daySchema.safeParse(day).success) &&
    [fromTime, toTime].every((time) => timePattern.test(time));
  if (!isWhole) return undefined;
  const [from, to] = instantsOf(values);
  return from && to && { visibleFrom: from.toISOString(), visibleTo: to.toISOString() };
}

/** The form shows minutes: what nobody has changed stays as it is saved, to the second. */
const unlessChanged = (typed: string, saved: string | undefined): string =>
  saved !== undefined && Math.floor(Date.parse(saved) / 60_000) * 60_000 === Date.parse(typed)
    ? saved
    : typed;

/**
 * @param saved what is edited; absent for a new one
 * @throws {RangeError} for times that the schema refuses
 */
export function toBanner(
  { title, description, severity, ...times }: BannerValues,
  saved?: Banner,
): BannerInput {
  const typed = typedTimes(times);
  if (typed === undefined) throw new RangeError('a banner without its times');
  return {
    title,
    description: description === '' ? undefined : description,
    severity,
    visibleFrom: unlessChanged(typed.visibleFrom, saved?.visibleFrom),
    visibleTo: unlessChanged(typed.visibleTo, saved?.visibleTo),
  };
}

/** What the form begins with; a new banner is seen from now on. */
export function toValues(banner: Banner | undefined, now: Date): BannerValues {
  const from = banner?.visibleFrom ?? now;
  return {
    title: banner?.title ?? '',
    description: banner?.description ?? '',
    // What was a success once is said quietly.
    severity: severities.find((one) => one === banner?.severity) ?? 'info',
    fromDay: bankDay(new Date(from)),
    fromTime: formatTime(from),
    toDay: banner ? bankDay(new Date(banner.visibleTo)) : '',
    toTime: banner ? formatTime(banner.visibleTo) : '',
  };
}
