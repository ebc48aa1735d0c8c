import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What imports do not tell: who writes, who locks, who names whom. */
interface Rule {
  /** Of the back end's sources. */
  in: RegExp;
  except?: RegExp;
  refuses: RegExp;
}

const changeCase = 'domain/cases/change-case[.]ts';
/** What users are told is written in the transaction of what they are told of, by every area. */
const notifyUsers = 'domain/notifications/notify-users[.]ts';
/** So is what becomes a document of a case: an upload is taken first, before it could be forgotten. */
const writeDocuments = 'domain/case-documents/write-documents[.]ts';
const writes = /\b(?:db|tx)\s*(?:[.]with\(\w+\)\s*)?[.](?:insert|update|delete)\(/;

const rules: Record<string, Rule> = {
  'the domain reads and decides; `changeCase`, `notifyUsers` and `write-documents` alone write': {
    in: /^domain\//,
    except: new RegExp(`^(${changeCase}|${notifyUsers}|${writeDocuments})$`),
    refuses: writes,
  },
  'what a module writes is a command': {
    in: /^modules\//,
    except: /^modules\/[^/]+\/(commands|seed)(\/|[.]ts$)/,
    refuses: writes,
  },
  'rows are locked in one place, beside the queue and the clean-up that skip what is locked': {
    in: /./,
    except: new RegExp(
      `^(${changeCase}|${writeDocuments}|platform/jobs/queue(-days)?[.]ts|platform/operations/clean-up[.]ts)$`,
    ),
    refuses: /[.]for\(\s*'|\bfor (?:no key )?update\b(?! of)|\bfor (?:key )?share\b/,
  },
  'the history of a case is written by its change': {
    in: /^(?!seed\/)/,
    except: new RegExp(`^(${changeCase}|modules/[^/]+/seed/.*)$`),
    refuses: /[.]insert\((?:timelineEvents|applicationChanges)\)/,
  },
};

const isRefused = ({ in: where, except, refuses }: Rule, file: string, text: string): boolean =>
  where.test(file) && except?.test(file) !== true && refuses.test(text);

const root = path.resolve(__dirname, '../backend/src');
const { stdout } = spawnSync('git', ['ls-files', '.'], { cwd: root, encoding: 'utf8' });
const files = stdout
  .split('\n')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);
const isTest = /[.]test[.]ts$|(^|\/)testing\//;
const sources = files.filter(([file]) => !isTest.test(file));

test.each(Object.entries(rules))('%s', (_name, rule) => {
  expect(sources.length).toBeGreaterThan(500);
  expect(
    sources.filter(([file, text]) => isRefused(rule, file, text)).map(([file]) => file),
  ).toEqual([]);
});

const [domain, area, lock, history] = Object.values(rules);

test.each([
  [domain, 'domain/offers/a.ts', 'await tx\n    .update(offers)'],
  [domain, 'domain/cases/timeline.ts', 'tx.insert(timelineEvents)'],
  [domain, 'domain/refinancing/offers.ts', 'db.with(gone).insert(refinancingOffers)'],
  [area, 'modules/offers/routes.ts', 'await change.tx.delete(offers)'],
  [lock, 'modules/offers/commands/a.ts', ".where(isIt)\n    .for('no key update')"],
  [lock, 'domain/offers/a.ts', 'sql`select 1 from offers for update`'],
  [history, 'modules/offers/commands/a.ts', 'tx.insert(timelineEvents).values(event)'],
])('the rule catches its violation %#', (rule, file, text) => {
  expect(rule !== undefined && isRefused(rule, file, text)).toBe(true);
});

test.each([
  [domain, 'domain/cases/change-case.ts', 'tx.insert(timelineEvents)'],
  [domain, 'domain/offers/a.ts', "createHash('sha256').update(content); known.delete(key)"],
  [area, 'modules/offers/commands/a.ts', 'tx.insert(offers)'],
  [area, 'modules/offers/seed/a.ts', 'db.insert(offers)'],
  [lock, 'platform/jobs/queue.ts', ".for('update', { skipLocked: true })"],
])('what the rule allows %#', (rule, file, text) => {
  expect(rule !== undefined && isRefused(rule, file, text)).toBe(false);
});

/** Areas that others know as subjects, or kinds of documents, by the same words; a new one is none of them. */
const subjects = new Set(
  'application assessments case-documents cases client-details codebooks credit-policy customers decisions diagnostics documents households incomes notifications obligations offers signing tax-returns valuation'.split(
    ' ',
  ),
);

const isSeedOrTest = /^modules\/[^/]+\/(seed|testing)(\/|[.]ts$)|[.]test[.]ts$/;

/** Codes of the contract are named by whoever needs them; seeds and tests by nobody else's imports. */
const namesArea = (name: string) => (file: string, text: string) =>
  file.startsWith('modules/') &&
  !file.startsWith(`modules/${name}/`) &&
  (isSeedOrTest.test(file)
    ? new RegExp(`from '[^']*\\b${name}\\b`).test(text)
    : text
        .replaceAll(/from '@advisor\/[^']+'/g, '')
        .toLowerCase()
        .includes(name));

test('no area names another one', () => {
  const areas = sources.flatMap(([file]) => /^modules\/([^/]+)\/area[.]ts$/.exec(file)?.[1] ?? []);
  const own = areas.filter((name) => !subjects.has(name));
  expect(own).toContain('refinancing');
  for (const name of own) {
    const isNamed = namesArea(name);
    expect(files.filter(([file, text]) => isNamed(file, text)).map(([file]) => file)).toEqual([]);
  }
  const isNamed = namesArea('covenants');
  expect(isNamed('modules/cases/a.ts', "import '../../domain/covenants/schema'")).toBe(true);
  expect(isNamed('modules/cases/a.test.ts', "from '@advisor/contracts/covenants/calls'")).toBe(
    true,
  );
  expect(isNamed('modules/cases/seed/a.ts', "from '../../covenants/seed'")).toBe(true);
  expect(isNamed('modules/covenants/a.ts', 'covenants')).toBe(false);
});
