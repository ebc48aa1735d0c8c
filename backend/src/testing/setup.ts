// Preparing a database takes seconds on a busy machine.
jest.setTimeout(60_000);
