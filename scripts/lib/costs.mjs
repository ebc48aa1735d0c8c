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

/** Processor seconds of a step; where the system does not tell, all that it could have had. */
const processorOf = ({ processorSeconds, seconds, cores }) => processorSeconds ?? seconds * cores;

/** Processor seconds that the step's tests in these files take. */
const partOf = (step, isCounted) =>
  (processorOf(step) * secondsOf(step.tests.filter(isCounted))) / secondsOf(step.tests);

const each = (seconds, number) => `${(seconds / number).toFixed(1)} s`;

/**
 * What one more screen and one more call cost, at the average of those that are there, in processor
 * time of the reference machine, so that runs can be compared; and what this run would take with
 * twice of both.
 * @param {Map<string, { seconds: number, cores: number, tests: object[], processorSeconds?: number }>} ran
 *   by step
 * @param {{ seconds: number, cores: number, factor: number }} run how long it took, and how many
 *   times the processor time of the reference this machine takes
 * @returns {string | undefined} nothing when not all steps ran that grow
 */
export function costSentence(root, ran, { seconds, cores, factor }) {
  const calls = servedCalls(root);
  const growing = ['unit', 'back end', 'back end, embedded', 'journeys'];
  if (!growing.every((name) => ran.get(name)?.tests.length > 0)) return undefined;
  const journeys = ran.get('journeys');
  const isIn = (folder) => (test) => path.relative(root, test.file).startsWith(folder);
  const isOfScreen = (test) => isWalk(test) || isIn('e2e/areas/')(test);
  const ofScreens = partOf(journeys, isOfScreen) + partOf(ran.get('unit'), isIn('mfe-'));
  const ofCalls = processorOf(ran.get('back end')) + processorOf(ran.get('back end, embedded'));
  // One journey of the walk is for each screen.
  const screens = journeys.tests.filter(isWalk).length;
  const twice = (seconds + (ofScreens + ofCalls) / cores) / 60;
  const ofSteps = growing.map(
    (name) => `${name} ${(processorOf(ran.get(name)) / factor).toFixed(0)}`,
  );
  return (
    `Processor seconds of the reference: ${ofSteps.join('; ')}. One more screen costs ` +
    `${each(ofScreens / factor, screens)} of it (there are ${screens}), one more call ` +
    `${each(ofCalls / factor, calls)} (${calls}); twice of both would take ${twice.toFixed(1)} min here.`
  );
}
