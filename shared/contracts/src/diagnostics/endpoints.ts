import { z } from 'zod';
import { settingsPermission } from '../admin/permissions';
import { defineEndpoints } from '../endpoint';
import { backgroundHeader, errorCode } from '../errors';
import { instantSchema } from '../fields';
import { reportForms, reportLimits, vitalNames } from './report-form';

/*
 * What browsers tell about their own errors and speed. Each field has a form that no sentence, name
 * or number of a client fits into: neither texts of errors nor addresses travel here.
 */

/** Of which part of the product, in which version. */
const partSchema = z.object({
  /** A remote, or `host`. */
  part: z.string().regex(reportForms.part).max(40),
  version: z.string().regex(reportForms.version).max(40),
  channel: z.enum(['stable', 'canary', 'pinned']),
  /** Pattern of the route, `/mortgage/case-detail/:caseId?`; no digit fits in. */
  route: z.string().max(120).regex(reportForms.route),
});

/** `origin` is what told of the error. */
const errorOrigins = ['window', 'promise', 'render', 'loader', 'load', 'policy'] as const;

const errorReportSchema = partSchema
  .extend({
    origin: z.enum(errorOrigins),
    /** Class of the error. */
    name: z.string().regex(reportForms.errorName),
    /** 16 bits of a hash of the text without its digits: tells texts apart, leads back to none. */
    fingerprint: z.string().regex(/^[0-9a-f]{4}$/),
    /** `file.js:line:column` of our own files, the innermost first. */
    frames: z.array(z.string().regex(reportForms.frame)).max(reportLimits.frames),
    count: z.number().int().min(1).max(10_000),
  })
  .meta({ id: 'BrowserErrorReport' });
export type BrowserErrorReport = z.infer<typeof errorReportSchema>;

const vitalReportSchema = partSchema
  .extend({
    /** A web vital, or LOAD: how long the part's code took to load. */
    name: z.enum(vitalNames),
    /** Milliseconds; CLS has no unit. */
    value: z.number().min(0).max(600_000),
  })
  .meta({ id: 'WebVitalReport' });
export type WebVitalReport = z.infer<typeof vitalReportSchema>;

const keyOfPart = { part: true, version: true, channel: true } as const;

export const diagnosticsEndpoints = defineEndpoints({
  report: {
    summary:
      'Takes errors and web vitals of a browser, signed in or not; nothing of them is personal.',
    public: true,
    body: z.object({
      /** Hash of the product that the page is of. */
      build: z.string().regex(reportForms.version).max(40).optional(),
      errors: z.array(errorReportSchema).max(reportLimits.errors),
      vitals: z.array(vitalReportSchema).max(reportLimits.vitals),
    }),
    errors: [errorCode.tooManyRequests],
  },
  summary: {
    summary: 'Errors and the speed of each part and version in the last days.',
    headers: z.object({ [backgroundHeader]: z.literal('1').optional() }),
    response: z.object({
      /** Nothing before this instant is counted. */
      since: instantSchema,
      /** Those told of last, the newest first; alike ones of a version are one. */
      errors: z.array(
        errorReportSchema.extend({ lastSeenOn: instantSchema }).meta({ id: 'BrowserErrorSummary' }),
      ),
      /** 75th percentiles. */
      vitals: z.array(
        vitalReportSchema
          .pick({ ...keyOfPart, name: true })
          .extend({ p75: z.number(), samples: z.number().int() })
          .meta({ id: 'WebVitalSummary' }),
      ),
    }),
    permissions: [settingsPermission.state],
  },
});
