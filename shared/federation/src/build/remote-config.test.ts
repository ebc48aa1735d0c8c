import { defineRemote, type RemoteConfig } from './remote-config';

const facts = { name: 'sample', owns: [{ path: '/sample' }] };

it('takes a list of slots', () => {
  expect(defineRemote({ ...facts, slots: ['case-detail.tasks'] }).slots).toHaveLength(1);
});

it("refuses slots with their fillings, which belong into the remote's module", () => {
  const slots = { 'case-detail.tasks': () => undefined };
  const config: object = { ...facts, slots };
  expect(() => defineRemote(config as RemoteConfig)).toThrow('slots is a list of names');
});
