/** Encrypts what tests store. */
export const testDataKey = Buffer.alloc(32, 'test');

/** The day on which tests run unless they say otherwise. */
export const testNow = new Date('2026-11-20T09:00:00.000Z');
