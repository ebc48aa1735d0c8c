/**
 * What the settings cost: the first of their pages against the same sources as one bundle. Prints its
 * measures as JSON in the last line.
 */
import { measureScreen } from './measure-screen';

const { tax } = await measureScreen({
  name: 'settings',
  login: 'admin',
  address: () => '/settings/system-notification',
  ready: '.adv-section__head',
  type: async () => undefined,
});
process.stdout.write(`${JSON.stringify(tax)}\n`);
