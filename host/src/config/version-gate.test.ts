import { createVersionGate } from './version-gate';
import { deployedBuild, loadedBuild } from './version-check';

jest.mock('./version-check');

const [own, other] = ['aaaa', 'bbbb'];
beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(loadedBuild).mockReturnValue(own);
});

const given = (build: string | undefined) => jest.mocked(deployedBuild).mockResolvedValue(build);

it('asks nothing when the document was made for its user, nor a second time', async () => {
  given(other);
  const isOfVersionsFor = createVersionGate({});
  expect(await isOfVersionsFor(1)).toBe(true);
  expect(await isOfVersionsFor(1)).toBe(true);
  expect(deployedBuild).not.toHaveBeenCalled();
});

it.each([
  ['has the same versions', own, true],
  ['has other versions', other, false],
  ['cannot be told', undefined, true],
])('when the document came before the sign-in and its user %s', async (_what, build, stays) => {
  given(build);
  expect(await createVersionGate({ isUndecided: true })(1)).toBe(stays);
});

it('asks for the next user who signs in here', async () => {
  given(other);
  const isOfVersionsFor = createVersionGate({});
  await isOfVersionsFor(1);
  expect(await isOfVersionsFor(2)).toBe(false);
});

it('does not load the page again and again', async () => {
  given(other);
  expect(await createVersionGate({ isUndecided: true })(1)).toBe(false);
  expect(await createVersionGate({ isUndecided: true })(1)).toBe(true);
});
