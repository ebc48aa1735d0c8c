import type { ChildRequests, ParentEvents, ParentRequests } from './messages';
import {
  documentId,
  nothing,
  oneTimeCode,
  type Answered,
  type Asked,
  type Shapes,
} from './protocol';
import { object, oneOf, optional, text } from './shape';

/* What the parent says; the frame alone reads it, and a page that embeds does not load it. */

const locale = text(35);
const theme = oneOf('light', 'dark', 'system');

export const childRequestAnswers: Shapes<Answered<ChildRequests>> = {
  redirect: nothing,
  refresh: nothing,
};

export const parentEvents: Shapes<ParentEvents> = {
  init: object<ParentEvents['init']>({ documentId, locale, theme, code: optional(oneTimeCode) }),
  configure: object<ParentEvents['configure']>({
    locale: optional(locale),
    theme: optional(theme),
  }),
  reload: object({ reason: text(64) }),
  sessionRenewed: object({ code: oneTimeCode }),
  focus: nothing,
  destroy: nothing,
};

export const parentRequests: Shapes<Asked<ParentRequests>> = { canClose: nothing };
