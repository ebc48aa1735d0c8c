import type { Appearance, ChildRequests, ParentEvents, ParentRequests } from './messages';
import {
  documentId,
  nothing,
  oneTimeCode,
  type Answered,
  type Asked,
  type Shapes,
} from './protocol';
import { anything, listOf, object, oneOf, optional, text, type Shape } from './shape';

/* What the parent says; the frame alone reads it, and a page that embeds does not load it. */

const locale = text(35);
const theme = oneOf('light', 'dark', 'system');

/** Looked at where it is shown: what is wrong in it refuses itself alone. */
const appearance = optional(
  object<Appearance>({
    accent: optional(anything as Shape<string>),
    background: optional(anything as Shape<string>),
    radius: optional(anything as Shape<number>),
    font: optional(anything as Shape<string>),
  }),
);

export const childRequestAnswers: Shapes<Answered<ChildRequests>> = {
  redirect: nothing,
  refresh: nothing,
};

export const parentEvents: Shapes<ParentEvents> = {
  init: object<ParentEvents['init']>({
    documentId,
    locale,
    theme,
    appearance,
    code: optional(oneTimeCode),
    navigationOrigins: optional(listOf(text(2048), 200)),
  }),
  configure: object<ParentEvents['configure']>({
    locale: optional(locale),
    theme: optional(theme),
    appearance,
  }),
  reload: object({ reason: text(64) }),
  sessionRenewed: object({ code: oneTimeCode }),
  focus: nothing,
  destroy: nothing,
};

export const parentRequests: Shapes<Asked<ParentRequests>> = { canClose: nothing };
