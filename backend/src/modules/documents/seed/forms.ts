import type { Block } from '../../../platform/pdf/page-content';
import type { DocumentContent } from './document-content';

const signature: readonly Block[] = [
  { heading: 'Podpis' },
  { fields: ['V', 'Dne', 'Podpis klienta', 'Za banku převzal(a)'] },
];

const client: readonly Block[] = [
  { heading: 'Klient' },
  {
    fields: [
      'Jméno a příjmení, titul',
      'Rodné číslo / datum narození',
      'Adresa trvalého pobytu',
      'Telefon',
      'E-mail',
    ],
  },
];

export const forms: readonly DocumentContent[] = [
  {
    name: 'Žádost o hypoteční úvěr',
    category: 'Formuláře',
    changedDaysAgo: 34,
    blocks: [
      {
        text: 'Žádost vyplňte čitelně hůlkovým písmem nebo elektronicky. Žádá-li o úvěr více osob, vyplní každá z nich část Klient a část Příjmy a výdaje na samostatném listu.',
      },
      ...client,
      {
        fields: ['Číslo průkazu totožnosti a platnost', 'Rodinný stav', 'Počet vyživovaných dětí'],
      },
      { heading: 'Požadovaný úvěr' },
      {
        fields: [
          'Výše úvěru v Kč',
          'Doba splatnosti v letech',
          'Doba fixace úrokové sazby v letech',
          'Den splátky v měsíci',
          'Účet pro splácení úvěru',
        ],
      },
      { heading: 'Účel úvěru' },
      {
        choices: [
          'Koupě nemovitosti k bydlení',
          'Vypořádání majetkových poměrů (spoluvlastnictví, dědictví, společné jmění manželů)',
          'Refinancování dřívějšího úvěru',
        ],
      },
      { heading: 'Zajištění úvěru' },
      {
        fields: [
          'Katastrální území',
          'List vlastnictví číslo',
          'Druh nemovitosti',
          'Předpokládaná cena nemovitosti v Kč',
        ],
      },
      { heading: 'Příjmy a výdaje' },
      {
        fields: [
          'Čistý měsíční příjem v Kč',
          'Zaměstnavatel / IČO',
          'Pracovní poměr od',
          'Další příjmy v Kč',
          'Splátky jiných úvěrů v Kč měsíčně',
          'Limity kreditních karet a kontokorentů v Kč',
        ],
      },
      { heading: 'Prohlášení' },
      {
        text: 'Prohlašuji, že všechny údaje v této žádosti jsou pravdivé a úplné a že jsem bance nezamlčel(a) žádnou skutečnost, která může ovlivnit posouzení mé schopnosti úvěr splácet. Beru na vědomí, že uvedení nepravdivých údajů může být důvodem k zamítnutí žádosti nebo k požadavku na okamžité splacení úvěru.',
      },
      {
        text: 'Beru na vědomí, že banka je povinna před poskytnutím úvěru posoudit mou úvěruschopnost podle zákona č. 257/2016 Sb., o spotřebitelském úvěru, a že na uzavření smlouvy o úvěru není právní nárok.',
      },
      ...signature,
    ],
  },
  {
    name: 'Potvrzení o výši příjmu zaměstnance',
    category: 'Formuláře',
    changedDaysAgo: 210,
    blocks: [
      { text: 'Potvrzení vyplňuje zaměstnavatel. Platí 30 dnů ode dne vystavení.' },
      { heading: 'Zaměstnavatel' },
      { fields: ['Název a sídlo', 'IČO', 'Kontaktní osoba', 'Telefon'] },
      { heading: 'Zaměstnanec' },
      {
        fields: ['Jméno a příjmení', 'Datum narození', 'Adresa trvalého pobytu', 'Pracovní pozice'],
      },
      { heading: 'Pracovní poměr' },
      { choices: ['Na dobu neurčitou', 'Na dobu určitou do uvedeného dne'] },
      { fields: ['Vznik pracovního poměru', 'Konec pracovního poměru'] },
      {
        choices: [
          'Zaměstnanec není ve zkušební době',
          'Zaměstnanec není ve výpovědní době',
          'Ze mzdy nejsou prováděny srážky na základě výkonu rozhodnutí',
        ],
      },
      { heading: 'Příjem' },
      {
        fields: [
          'Průměrný čistý měsíční příjem za 3 měsíce v Kč',
          'Průměrný čistý měsíční příjem za 12 měsíců v Kč',
          'Srážky ze mzdy v Kč měsíčně',
          'Způsob výplaty (účet / hotově)',
        ],
      },
      {
        text: 'Do čistého příjmu se nezapočítávají cestovní náhrady, odstupné, nemocenské dávky ani jednorázové odměny, které nesouvisejí s pravidelným výkonem práce.',
      },
      { heading: 'Podpis zaměstnavatele' },
      { fields: ['Vystavil(a)', 'Dne', 'Razítko a podpis'] },
    ],
  },
  {
    name: 'Žádost o čerpání úvěru',
    category: 'Formuláře',
    changedDaysAgo: 61,
    blocks: [
      { fields: ['Číslo smlouvy o úvěru', 'Číslo úvěrového účtu'] },
      ...client,
      { heading: 'Požadované čerpání' },
      { fields: ['Datum čerpání', 'Celková částka v Kč'] },
      { choices: ['Jednorázové čerpání celého úvěru', 'Postupné čerpání'] },
      { heading: 'Výplata prostředků' },
      {
        text: 'Uveďte příjemce v pořadí, v jakém mají být prostředky vyplaceny. Součet částek musí odpovídat celkové částce čerpání.',
      },
      {
        fields: [
          '1. příjemce',
          'Číslo účtu / kód banky',
          'Variabilní symbol',
          'Částka v Kč',
          '2. příjemce',
          'Číslo účtu / kód banky',
          'Variabilní symbol',
          'Částka v Kč',
        ],
      },
      { heading: 'Podmínky čerpání' },
      {
        list: [
          'Okamžité čerpání provede banka do 2 pracovních dnů po splnění všech podmínek smlouvy o úvěru.',
          'Úvěr lze čerpat nejpozději do konce lhůty pro čerpání sjednané ve smlouvě.',
          'K žádosti připojte doklady o účelu použití prostředků.',
        ],
      },
      ...signature,
    ],
  },
  {
    name: 'Žádost o změnu smluvních podmínek',
    category: 'Formuláře',
    changedDaysAgo: 118,
    blocks: [
      { fields: ['Číslo smlouvy o úvěru'] },
      ...client,
      { heading: 'Požadovaná změna' },
      {
        choices: [
          'Změna dne splátky',
          'Změna účtu pro splácení',
          'Prodloužení lhůty pro čerpání',
          'Změna splatnosti úvěru',
          'Změna zajištění úvěru',
          'Přistoupení k dluhu / přidání spoludlužníka',
          'Vystoupení spoludlužníka',
        ],
      },
      { fields: ['Popis změny', '', '', 'Datum účinnosti změny'] },
      { heading: 'Cena změny' },
      {
        text: 'Za změnu smluvních podmínek z podnětu klienta účtuje banka cenu podle platného sazebníku (3 000 Kč). Cena je splatná při podpisu dodatku. Změna účtu pro splácení je bez poplatku.',
      },
      ...signature,
    ],
  },
  {
    name: 'Souhlas s nahlížením do úvěrových registrů',
    category: 'Formuláře',
    changedDaysAgo: 402,
    blocks: [
      ...client,
      { heading: 'Rozsah souhlasu' },
      {
        text: 'Souhlasím s tím, aby banka za účelem posouzení mé úvěruschopnosti a důvěryhodnosti získala a zpracovala informace o mých závazcích a platební morálce z Bankovního registru klientských informací, Nebankovního registru klientských informací a registru sdružení SOLUS.',
      },
      {
        text: 'Souhlas uděluji na dobu posuzování žádosti o úvěr a v případě uzavření smlouvy na dobu jejího trvání a dále po dobu čtyř let od jejího ukončení.',
      },
      { heading: 'Poučení' },
      {
        list: [
          'Souhlas je dobrovolný a lze jej kdykoli odvolat písemně na kterékoli pobočce.',
          'Bez souhlasu nemůže banka žádost o úvěr posoudit.',
          'Máte právo na přístup ke svým údajům, na jejich opravu a na námitku proti zpracování.',
        ],
      },
      ...signature,
    ],
  },
  {
    name: 'Plná moc k jednání s bankou',
    category: 'Formuláře',
    changedDaysAgo: 530,
    blocks: [
      { heading: 'Zmocnitel' },
      { fields: ['Jméno a příjmení', 'Rodné číslo / datum narození', 'Adresa trvalého pobytu'] },
      { heading: 'Zmocněnec' },
      { fields: ['Jméno a příjmení', 'Rodné číslo / datum narození', 'Adresa trvalého pobytu'] },
      { heading: 'Rozsah zmocnění' },
      {
        choices: [
          'Podání žádosti o úvěr a předložení podkladů',
          'Podpis smlouvy o úvěru a jejích dodatků',
          'Podpis zástavní smlouvy a návrhu na vklad do katastru nemovitostí',
          'Podání žádosti o čerpání úvěru',
          'Přebírání písemností',
        ],
      },
      { fields: ['Číslo smlouvy / případu', 'Plná moc platí do'] },
      {
        text: 'Podpis zmocnitele musí být úředně ověřen, nebo učiněn před pracovníkem banky. Zmocněnec není oprávněn udělit plnou moc další osobě.',
      },
      { heading: 'Podpisy' },
      { fields: ['V', 'Dne', 'Zmocnitel', 'Zmocněnec (plnou moc přijímám)'] },
    ],
  },
  {
    name: 'Čestné prohlášení o účelu úvěru',
    category: 'Formuláře',
    changedDaysAgo: 155,
    blocks: [
      { fields: ['Číslo smlouvy o úvěru'] },
      ...client,
      { heading: 'Prohlášení' },
      {
        text: 'Prohlašuji, že prostředky z uvedeného úvěru jsem použil(a) nebo použiji výhradně na tyto účely:',
      },
      { fields: ['Účel 1 a částka v Kč', 'Účel 2 a částka v Kč', 'Účel 3 a částka v Kč'] },
      {
        text: 'Každý účel lze uvést pouze jednou. Součet částek musí odpovídat výši úvěru. Jsem si vědom(a) toho, že použití prostředků na jiný účel je porušením smlouvy o úvěru.',
      },
      ...signature,
    ],
  },
];
