import { maxRealEstates, valuationType } from '@advisor/contracts/codebooks/real-estate';
import { mostInspectionDays, mostRealEstateDocuments } from '@advisor/contracts/real-estate/rules';
import { timeToReturn, timeToValue } from '../../neighbours/appraisers/reference';
import type { BankSettings, BuiltSetting } from '../../platform/settings/bank-settings';
import { mostYearsAhead } from './check-specification';
import { deedDays, publicCadastre } from './deed-of-case';
import { validityNotice } from './ending-validity';
import { ownFees } from './fees';
import { usualDays } from './options';
import { usualWait } from './orders/register-orders';
import { validMonths } from './validity';

const orders = 'Ocenění nemovitostí';
const estates = 'Nemovitosti případu';
const cadastre = 'Údaje z katastru nemovitostí';
const demonstration = 'Odhadci v ukázkovém provozu';
const hour = 3_600_000;

const module = 'backend/src/modules/valuation';
const names = new Map<number, string>(
  Object.values(valuationType).map(({ code, name }) => [code, name]),
);

/** A table by types of valuation, as people read it. */
const byType = (table: Readonly<Record<number, number>>, unit: string): string[] =>
  Object.entries(table).map(([typeId, value]) => `${names.get(Number(typeId))}: ${value} ${unit}`);

const setting = (at: string, told: Omit<BuiltSetting, 'at'>): BuiltSetting => ({ at, ...told });

/** What the bank decides of real estates and their valuations. */
export const valuationSettings: BankSettings = {
  title: 'Nemovitosti a ocenění',
  built: [
    setting('shared/contracts/src/codebooks/real-estate.ts#maxRealEstates', {
      name: 'Nejvíce nemovitostí jednoho úvěru',
      works: estates,
      value: maxRealEstates,
    }),
    setting('shared/contracts/src/real-estate/rules.ts#mostRealEstateDocuments', {
      name: 'Nejvíce dokumentů a fotografií jedné nemovitosti',
      works: estates,
      value: mostRealEstateDocuments,
    }),
    setting('shared/contracts/src/real-estate/rules.ts#mostInspectionDays', {
      name: 'Nejvíce nabídnutých dnů prohlídky',
      works: orders,
      value: mostInspectionDays,
    }),
    setting(`${module}/check-specification.ts#mostYearsAhead`, {
      name: 'Jak daleko smí být dokončení stavby, v letech',
      works: estates,
      value: mostYearsAhead,
    }),
    setting(`${module}/deed-of-case.ts#deedDays`, {
      name: 'Po kolika dnech se má list vlastnictví načíst znovu',
      works: cadastre,
      unit: 'days',
      value: deedDays,
    }),
    setting(`${module}/deed-of-case.ts#publicCadastre`, {
      name: 'Adresa veřejného nahlížení do katastru',
      works: cadastre,
      value: publicCadastre,
    }),
    setting(`${module}/fees.ts#ownFees`, {
      name: 'Ceny mimo sazebník',
      works: orders,
      value: byType(ownFees, 'Kč'),
    }),
    setting(`${module}/options.ts#usualDays`, {
      name: 'Obvyklá doba do výsledku v pracovních dnech',
      works: orders,
      value: byType(usualDays, 'dní'),
    }),
    setting(`${module}/validity.ts#validMonths`, {
      name: 'Platnost výsledku v měsících',
      works: orders,
      value: byType(validMonths, 'měsíců'),
    }),
    setting(`${module}/ending-validity.ts#validityNotice`, {
      name: 'Upozornění na konec platnosti ocenění',
      works: estates,
      unit: 'days',
      value: validityNotice,
    }),
    setting(`${module}/orders/register-orders.ts#usualWait`, {
      name: 'Za jak dlouho se ptáme odhadců, když čas neurčí',
      works: orders,
      unit: 'hours',
      value: usualWait / hour,
    }),
    setting('backend/src/neighbours/appraisers/reference.ts#timeToValue', {
      name: 'Doba ocenění v sekundách',
      works: demonstration,
      value: Object.entries(timeToValue).map(
        ([typeId, time]) => `${names.get(Number(typeId))}: ${time / 1_000}`,
      ),
    }),
    setting('backend/src/neighbours/appraisers/reference.ts#timeToReturn', {
      name: 'Za jak dlouho vracejí objednávku k doplnění',
      works: demonstration,
      unit: 'hours',
      value: timeToReturn / hour,
    }),
  ],
};
