const { appendFileSync } = require('node:fs');

/** Appends a line of JSON to the report that `jest-run.mjs` reads; nothing when jest is run by hand. */
exports.report = (line) => {
  const file = process.env.JEST_REPORT_FILE;
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`);
};
