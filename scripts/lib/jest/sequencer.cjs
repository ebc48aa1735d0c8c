const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');
const { report } = require('./report-file.cjs');

/** jest's own order, behind the files that `JEST_FIRST` names; tells the report which files there are. */
module.exports = class LeftOutFirst extends Sequencer {
  sort(tests) {
    const first = new Set(JSON.parse(process.env.JEST_FIRST ?? '[]'));
    const isFirst = (test) => first.has(path.relative(process.cwd(), test.path));
    const sorted = Reflect.apply(Sequencer.prototype.sort, this, [tests]);
    const ordered = [...sorted.filter(isFirst), ...sorted.filter((test) => !isFirst(test))];
    report({ files: ordered.map((test) => test.path) });
    return ordered;
  }
};
