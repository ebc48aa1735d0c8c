/* What other applications install: the parent's side, with every type that they meet. */
export { RequestFailure } from './request-failure';
export type { SigningAddress } from './frame';
export type {
  ChildEvents,
  ChildRequests,
  CloseState,
  Failure,
  GroupProgress,
  RefreshReason,
  SigningState,
  Theme,
} from './messages';
export type {
  EmbeddedSigning,
  LoadError,
  LoadErrorCode,
  Place,
  SignFailureCode,
  SigningCallbacks,
  SigningEvent,
  SigningEvents,
  SigningOptions,
} from './options';
export { guardUnload } from './guard-unload';
export { embedSigning } from './parent';
