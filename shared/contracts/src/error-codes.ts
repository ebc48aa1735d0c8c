/*
 * Pure data of the error catalogue: the client bundles it without the schemas.
 */

/** Business codes that the client or the back end treats by name (part 2, section 8). */
export const errorCode = {
  customerAlreadyOnHousehold: 90001,
  customerNotInBusinessRegister: 90007,
  businessRegisterUnavailable: 90008,
  contractNotSigned: 90014,
  notEligible: 90027,
  addressNotInRegister: 90080,
  /** Our own: the request does not fit the contract. */
  invalidRequest: 90900,
  /** Our own: nothing stands behind the identifier. */
  notFound: 90901,
  /** Our own: sign-in refused. */
  signInFailed: 90902,
  /** Our own: the call is declared, this build does not serve it. */
  notServed: 90903,
  /** Our own: an unexpected failure. */
  unexpected: 90904,
  /** Our own: somebody else changed the data meanwhile. */
  conflict: 90905,
  /** Our own: the user may not do this. */
  forbidden: 90906,
  /** Our own: too many calls (sign-in attempts). */
  tooManyRequests: 90907,
  /** Our own: the body is larger than allowed. */
  bodyTooLarge: 90908,
} as const;

/** 1 error, 2 warning, 3 info. */
export const bannerSeverity = { error: 1, warning: 2, info: 3 } as const;

/**
 * A 400 whose message holds one of these texts is about the expected date of drawing: the client
 * raises its flag instead of a banner (part 2, section 8).
 */
export const drawingDateMarkers = [
  'ExpectedDateOfDrawing',
  'Předpokládané datum prvního čerpání',
] as const;

export const traceIdHeader = 'x-trace-id';

/** Sent as `1` with calls that the user did not cause (polling): they do not prolong the session. */
export const backgroundHeader = 'x-background';

/**
 * Sent with each call of the frame of another application: the document's external id, encoded as in
 * an address. Such a call acts by the session of that document's frame and by no other.
 */
export const embeddedHeader = 'x-embedded';
