let passedMs = 0;

/** Each test of the file begins a minute after the one before: what was told in it is long past. */
export function beginEachTestLater(): void {
  beforeEach(() => {
    passedMs += 60_000;
    const now = Date.now() + passedMs;
    jest.spyOn(Date, 'now').mockImplementation(() => now + performance.now());
  });
}
