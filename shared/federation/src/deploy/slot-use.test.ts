import type { RemoteDescription } from '@advisor/deployment/remote-description';
import { readBuild } from './build-output';
import { kill } from './channels';
import { inRoot } from './compatibility';
import { deploy } from './deploy';
import { readRegistry } from './revisions';
import { slotUse, unshownFillings } from './slot-use';
import { builtHost, builtRemote, removeTemporaryFolders, temporaryFolder } from './testing/builds';

afterAll(removeTemporaryFolders);

const owner = { shows: ['detail.tasks', 'detail.documents'] };
const filler = { name: 'rates', owns: ['/rates'], slots: ['detail.tasks', 'detail.task'] };

async function served(...remotes: Partial<RemoteDescription>[]) {
  const root = await temporaryFolder();
  const folders = [
    await builtHost(),
    ...(await Promise.all(remotes.map((each) => builtRemote(each)))),
  ];
  await deploy(root, await Promise.all(folders.map(readBuild)), { channel: { kind: 'stable' } });
  return { find: inRoot(root), registry: readRegistry(root) };
}

it('knows whose page shows a slot, and who fills it', async () => {
  const { find, registry } = await served(owner, filler);
  expect(slotUse(find, registry)).toEqual([
    { slot: 'detail.documents', owner: 'case', filledBy: [] },
    { slot: 'detail.tasks', owner: 'case', filledBy: ['rates'] },
  ]);
});

it('names what fills a slot that nothing shows', async () => {
  const { find, registry } = await served(owner, filler);
  expect(unshownFillings(find, registry)).toEqual([
    expect.stringMatching(
      /^rates \w{12} fills detail.task, which no remote that is served shows.$/,
    ),
  ]);
});

it('counts neither a page that is switched off nor a filling that is', async () => {
  const { find, registry } = await served(owner, filler);
  const off = (name: 'case' | 'rates') => ({
    remotes: { ...registry.remotes, [name]: kill(registry.remotes[name]!, '2026-11-22T10:00:00Z') },
  });
  expect(unshownFillings(find, off('case'))).toHaveLength(2);
  expect(unshownFillings(find, off('rates'))).toEqual([]);
});
