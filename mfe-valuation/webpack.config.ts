import { remoteConfig } from '@advisor/federation/build/remote';
import type { BuildOptions } from '@advisor/federation/build/webpack-base';
import { hostContractVersion } from '@advisor/shell/remote-module';
import remote from './remote.config';

export default (options: Omit<BuildOptions, 'dir'>) =>
  remoteConfig({
    ...options,
    dir: import.meta.dirname,
    remote,
    contractVersion: hostContractVersion,
  });
