import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The repository's configuration. */
export const configuration = join(import.meta.dirname, '../../../ops/nginx');

/** Where distributions keep nginx's modules. */
const brotli = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/usr/share/nginx/modules']
  .map((folder) => join(folder, 'ngx_http_brotli_static_module.so'))
  .find((file) => existsSync(file));

/**
 * What `nginx.conf` of a distribution holds around ours. Started by root, its workers would be
 * somebody who may not read this machine's folders.
 */
const surroundings = (folder: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
load_module ${brotli};
daemon off;
worker_processes 2;
pid ${folder}/pid;
error_log stderr crit;
events { worker_connections 512; }
http {
  client_body_temp_path ${folder}/tmp/body;
  proxy_temp_path ${folder}/tmp/proxy;
  fastcgi_temp_path ${folder}/tmp/fastcgi;
  uwsgi_temp_path ${folder}/tmp/uwsgi;
  scgi_temp_path ${folder}/tmp/scgi;
  include workplace.conf;
}
`;

function createCertificate(folder: string): void {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', join(folder, 'workplace.key'), '-out', join(folder, 'workplace.crt')];
  const subject = ['-days', '2', '-subj', '/CN=workplace.example'];
  execFileSync('openssl', ['req', '-x509', ...key, ...files, ...subject], { stdio: 'pipe' });
}

export interface NginxOptions {
  plain: number;
  secure: number;
  nodes: readonly number[];
  /** The deploy root whose files it sends. */
  product: string;
}

/** A folder for nginx to run in: our configuration with its examples, for this machine. */
export function layOutNginx({ plain, secure, nodes, product }: NginxOptions): string {
  if (brotli === undefined) {
    throw new Error(
      'nginx with brotli is missing: apt-get install nginx-light libnginx-mod-http-brotli-static',
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  mkdirSync(join(folder, 'tmp'));
  cpSync(configuration, folder, { recursive: true });
  createCertificate(folder);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const node = /^server 10\.0\.0\.11:4000(.*)$/m.exec(read('nodes.conf.example'))?.[1];
  write('nodes.conf', nodes.map((port) => `server 127.0.0.1:${port}${node}\n`).join(''));
  write(
    'site.conf',
    read('site.conf.example')
      .replace('listen 443', `listen 127.0.0.1:${plain};\nlisten 127.0.0.1:${secure}`)
      .replaceAll('/etc/ssl', folder)
      .replaceAll('/var/log/nginx', folder)
      .replace('/srv/workplace', product),
  );
  write('nginx.conf', surroundings(folder));
  return folder;
}
