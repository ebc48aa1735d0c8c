import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const secondsOf = (tests) => tests.reduce((total, { seconds }) => total + seconds, 0);

/** Calls that the back end serves. */
function servedCalls(root) {
  const sources = path.join(root, 'backend', 'src');
  const texts = readdirSync(sources, { recursive: true })
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => readFileSync(path.join(sources, name), 'utf8'));
  return texts.join('').match(/\bserve\(app,/g)?.length ?? 0;
}

const isWalk = ({ file }) => file.endsWith('every-screen.spec.ts');

/** Seconds of one core that the step's tests in these files take. */
function partOf({ tests, seconds, cores }, isCounted) {
  return (seconds * cores * secondsOf(tests.filter(isCounted))) / secondsOf(tests);
}

const each = (seconds, number) => `${(seconds / number).toFixed(1)} s`;

/**
 * What one more screen and one more call cost, at the average of those that are there, and what the
 * run would take with twice of both.
 * @param {Map<string, { seconds: number, cores: number, tests: object[] }>} ran by step
 * @returns {string | undefined} nothing when not all steps ran that grow
 */
export function costSentence(root, ran, wallSeconds, cores) {
  const calls = servedCalls(root);
  const growing = ['unit', 'back end', 'back end, embedded', 'journeys'];
  if (!growing.every((name) => ran.get(name)?.tests.length > 0)) return undefined;
  const journeys = ran.get('journeys');
  const isIn = (folder) => (test) => path.relative(root, test.file).startsWith(folder);
  const isOfScreen = (test) => isWalk(test) || isIn('e2e/areas/')(test);
  const ofScreens = partOf(journeys, isOfScreen) + partOf(ran.get('unit'), isIn('mfe-'));
  const ofCalls = ran.get('back end').seconds + ran.get('back end, embedded').seconds;
  // One journey of the walk is for each screen.
  const screens = journeys.tests.filter(isWalk).length;
  const twice = (wallSeconds + (ofScreens + ofCalls) / cores) / 60;
  return (
    `One more screen costs ${each(ofScreens, screens)} of a core (there are ${screens}), one more ` +
    `call ${each(ofCalls, calls)} (${calls}); twice of both would take ${twice.toFixed(1)} min.`
  );
}
