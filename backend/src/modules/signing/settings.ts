import { embedCodeLifetimeS } from '@advisor/contracts/embed/endpoints';
import type { BankSettings, BuiltSetting } from '../../platform/settings/bank-settings';
import { delegatedHours, padMinutes } from './commands/links';
import { codeMinutes, maxAttempts, maxSent } from './commands/one-time-code';

const embedded = 'Podepisování v jiné aplikaci';
const byCode = 'Podpis na dálku';
const commands = 'backend/src/modules/signing/commands';

const built: readonly BuiltSetting[] = [
  {
    at: `${commands}/links.ts#padMinutes`,
    name: 'Platnost odkazu na podepisovací zařízení',
    works: 'Podpis na pobočce',
    unit: 'minutes',
    value: padMinutes,
  },
  {
    at: `${commands}/links.ts#delegatedHours`,
    name: 'Platnost osobního odkazu klienta',
    works: byCode,
    unit: 'hours',
    value: delegatedHours,
  },
  {
    at: `${commands}/one-time-code.ts#codeMinutes`,
    name: 'Platnost jednorázového kódu',
    works: byCode,
    unit: 'minutes',
    value: codeMinutes,
  },
  {
    at: `${commands}/one-time-code.ts#maxAttempts`,
    name: 'Pokusů o zadání kódu',
    works: byCode,
    value: maxAttempts,
  },
  {
    at: `${commands}/one-time-code.ts#maxSent`,
    name: 'Zaslaných kódů při jednom podpisu',
    works: byCode,
    value: maxSent,
  },
  {
    at: 'shared/contracts/src/embed/endpoints.ts#embedCodeLifetimeS',
    name: 'Platnost kódu k otevření podepisování',
    works: embedded,
    unit: 'seconds',
    value: embedCodeLifetimeS,
  },
];

/** What the bank decides of signing. */
export const signingSettings: BankSettings = {
  title: 'Podepisování',
  variables: [
    {
      variable: 'EPODPISY_ENDPOINT',
      name: 'Adresa podpisové služby',
      works: 'Podepisování dokumentů',
      value: ({ product }) => product.ePodpisyEndpoint,
    },
    {
      variable: 'SIGNATURE_PAGES_ORIGIN',
      name: 'Adresa stránek, kde podepisují klienti',
      works: 'Podpis na pobočce i na dálku',
      value: ({ signing }) => signing.pagesOrigin,
    },
    {
      variable: 'SIGNATURE_NAVIGATION_ORIGINS',
      name: 'Další adresy, kam smí podpis odvést',
      works: 'Podepisování dokumentů',
      value: ({ signing }) => [...signing.navigationOrigins],
    },
    {
      variable: 'SIGNING_KEY',
      name: 'Klíč elektronické pečeti',
      works: 'Pečetění podepsaných dokumentů',
      isSecret: true,
      value: ({ signing }) => signing.key?.certificate,
    },
    {
      variable: 'EMBED_CLIENTS',
      name: 'Aplikace, které smějí podepisování zobrazit',
      works: embedded,
      // Names only; beside them stand hashes of passwords.
      value: ({ embed }) => Object.keys(embed.clients),
    },
    {
      variable: 'EMBED_PARENT_ORIGINS',
      name: 'Adresy stránek, které smějí podepisování zobrazit',
      works: embedded,
      value: ({ embed }) => [...embed.parentOrigins],
    },
    {
      variable: 'EMBED_WEBHOOKS',
      name: 'Aplikace, které se dozvědí o výsledku',
      works: embedded,
      // Beside the names stand addresses and secrets.
      value: ({ embed }) => Object.keys(embed.webhooks),
    },
  ],
  built,
};
