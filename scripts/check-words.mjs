import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Words that are not of the field, with the ones that are (docs/glossary.md). They are looked for
 * as whole identifiers and in names of files.
 */
const refused = {
  Deed: 'AuditContext',
  tellCase: 'recordTimelineEvent',
  tellHistory: 'recordDocumentEvent',
  Teller: 'DocumentEvent',
  Wish: 'OfferRequest',
  wishOf: 'offerRequestOf',
  wishedAmount: 'requestedAmount',
  misfit: 'incompatibility',
  misfits: 'incompatibilities',
  isMisfit: 'isIncompatible',
  Whereabouts: 'what it holds',
  patience: 'timeout',
  refuseTheRest: 'rejectUnserved',
  peopleBehind: 'ownerAndSpecialist',
  meetSentinel: 'playSentinel',
  meetSentinelCase: 'playSentinelCase',
  meetSentinelClient: 'playSentinelClient',
  keepOffer: 'saveOffer',
  useKeepOffer: 'useSaveOffer',
  keptOffer: 'savedOffer',
  fetchKeptOffer: 'fetchOfferInAddress',
  keepSnapshot: 'saveSnapshot',
  useKeepSnapshot: 'useSaveSnapshot',
  keepReports: 'storeReports',
  keptParameters: 'savedParameters',
  KeptChoice: 'VersionChoice',
  heldChoices: 'storedChoices',
  askedChoice: 'requestedChoice',
  RequiredPaper: 'RequiredDocument',
  PaperSource: 'RequiredDocumentSource',
  papersOf: 'requiredDocumentsOf',
  mandatoryPapers: 'mandatoryDocuments',
  AskedDiscounts: 'RequestedDiscounts',
  HandedOver: 'SnapshotChanges',
  keepsLimit: 'isWithinLimit',
  ToldError: 'ReportedError',
  sayProgress: 'printProgress',
};
const wanted = new Map(Object.entries(refused));

const root = path.resolve(import.meta.dirname, '..');
const git = ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'];
const files = execFileSync('git', git, { cwd: root, encoding: 'utf8' }).trim().split('\n');

const hits = [];
for (const file of files) {
  if (file === 'scripts/check-words.mjs') continue;
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  for (const [index, line] of lines.entries()) {
    // Texts between quotes are no identifiers: `real-estate:deed` is a key of the database.
    for (const [word] of line.replaceAll(/'[^']*'/g, '').matchAll(/[A-Za-z_$][\w$]*/g)) {
      const better = wanted.get(word);
      if (better) hits.push(`${file}:${index + 1}: ${word}; the word is ${better}`);
    }
  }
}
process.stdout.write(hits.map((hit) => `${hit}\n`).join(''));
process.exitCode = hits.length > 0 ? 1 : 0;
