/** Surnames of men and women, the commonest first. */
export const surnames: readonly (readonly [string, string])[] = [
  ['Novák', 'Nováková'],
  ['Svoboda', 'Svobodová'],
  ['Novotný', 'Novotná'],
  ['Dvořák', 'Dvořáková'],
  ['Černý', 'Černá'],
  ['Procházka', 'Procházková'],
  ['Kučera', 'Kučerová'],
  ['Veselý', 'Veselá'],
  ['Krejčí', 'Krejčí'],
  ['Horák', 'Horáková'],
  ['Němec', 'Němcová'],
  ['Marek', 'Marková'],
  ['Pospíšil', 'Pospíšilová'],
  ['Pokorný', 'Pokorná'],
  ['Hájek', 'Hájková'],
  ['Král', 'Králová'],
  ['Jelínek', 'Jelínková'],
  ['Růžička', 'Růžičková'],
  ['Beneš', 'Benešová'],
  ['Fiala', 'Fialová'],
  ['Sedláček', 'Sedláčková'],
  ['Doležal', 'Doležalová'],
  ['Zeman', 'Zemanová'],
  ['Kolář', 'Kolářová'],
  ['Navrátil', 'Navrátilová'],
  ['Čermák', 'Čermáková'],
  ['Vaněk', 'Vaňková'],
  ['Urban', 'Urbanová'],
  ['Blažek', 'Blažková'],
  ['Kříž', 'Křížová'],
  ['Kovář', 'Kovářová'],
  ['Kratochvíl', 'Kratochvílová'],
  ['Bartoš', 'Bartošová'],
  ['Vlček', 'Vlčková'],
  ['Polák', 'Poláková'],
  ['Musil', 'Musilová'],
  ['Kopecký', 'Kopecká'],
  ['Šimek', 'Šimková'],
  ['Konečný', 'Konečná'],
  ['Malý', 'Malá'],
  ['Čech', 'Čechová'],
  ['Holub', 'Holubová'],
  ['Staněk', 'Staňková'],
  ['Kadlec', 'Kadlecová'],
  ['Štěpánek', 'Štěpánková'],
  ['Dostál', 'Dostálová'],
  ['Soukup', 'Soukupová'],
  ['Šťastný', 'Šťastná'],
  ['Mareš', 'Marešová'],
  ['Sýkora', 'Sýkorová'],
  ['Moravec', 'Moravcová'],
  ['Tichý', 'Tichá'],
  ['Valenta', 'Valentová'],
  ['Matoušek', 'Matoušková'],
  ['Říha', 'Říhová'],
  ['Ševčík', 'Ševčíková'],
  ['Bureš', 'Burešová'],
  ['Hruška', 'Hrušková'],
  ['Mašek', 'Mašková'],
  ['Dušek', 'Dušková'],
  ['Pavlík', 'Pavlíková'],
  ['Hrubý', 'Hrubá'],
  ['Havlíček', 'Havlíčková'],
  ['Janda', 'Jandová'],
  ['Mach', 'Machová'],
  ['Liška', 'Lišková'],
  ['Toman', 'Tomanová'],
  ['Vávra', 'Vávrová'],
  ['Žák', 'Žáková'],
  ['Chalupa', 'Chalupová'],
  ['Chládek', 'Chládková'],
  ['Chmelař', 'Chmelařová'],
  ['Hendrych', 'Hendrychová'],
  ['Jirásek', 'Jirásková'],
  ['Ježek', 'Ježková'],
  ['Klíma', 'Klímová'],
  ['Kubát', 'Kubátová'],
  ['Ondráček', 'Ondráčková'],
  ['Pešek', 'Pešková'],
  ['Petřík', 'Petříková'],
  ['Řezníček', 'Řezníčková'],
  ['Slavík', 'Slavíková'],
  ['Suchánek', 'Suchánková'],
  ['Šafránek', 'Šafránková'],
  ['Škoda', 'Škodová'],
  ['Šulc', 'Šulcová'],
  ['Trnka', 'Trnková'],
  ['Tůma', 'Tůmová'],
  ['Vítek', 'Vítková'],
  ['Vondráček', 'Vondráčková'],
  ['Zapletal', 'Zapletalová'],
  ['Zelenka', 'Zelenková'],
  ['Žižka', 'Žižková'],
  ['Janů', 'Janů'],
  ['Martinů', 'Martinů'],
  ['Tomčí', 'Tomčí'],
];

export const maleNames: readonly string[] = `
  Jiří Jan Petr Josef Pavel Martin Tomáš Jaroslav Miroslav Zdeněk Václav František Michal
  Milan Jakub Lukáš Karel David Ondřej Vladimír Marek Stanislav Roman Daniel Antonín
  Radek Vojtěch Filip Adam Matěj Dominik Aleš Miloslav Jaromír Patrik Libor Jindřich
  Vlastimil Lubomír Luboš Oldřich Rudolf Štěpán Kryštof Bohumil Ctibor Čeněk Řehoř Šimon
  Žigmund
`
  .trim()
  .split(/\s+/);

export const femaleNames: readonly string[] = `
  Jana Marie Eva Hana Anna Lenka Kateřina Lucie Věra Alena Petra Veronika Jaroslava
  Tereza Martina Michaela Jitka Helena Ludmila Zdeňka Ivana Monika Eliška Zuzana Markéta
  Jarmila Barbora Jiřina Marcela Kristýna Dana Dagmar Pavla Božena Irena Adéla Klára
  Simona Nikola Natálie Štěpánka Šárka Žaneta Růžena Radka Renata Gabriela Andrea Soňa
  Blanka
`
  .trim()
  .split(/\s+/);

/** Names from abroad; their bearers have no birth number. */
export const foreignNames: readonly { firstName: string; lastName: string; isMale: boolean }[] = [
  { firstName: 'Oleksandr', lastName: 'Ševčenko', isMale: true },
  { firstName: 'Iryna', lastName: 'Kovalenko', isMale: false },
  { firstName: 'Đức Anh', lastName: 'Nguyễn', isMale: true },
  { firstName: 'Thị Lan', lastName: 'Trần', isMale: false },
  { firstName: 'Ľubomír', lastName: 'Hudák', isMale: true },
  { firstName: 'Zuzana', lastName: 'Kováčová', isMale: false },
  { firstName: 'Łukasz', lastName: 'Wójcik', isMale: true },
  { firstName: 'Małgorzata', lastName: 'Dąbrowska', isMale: false },
  { firstName: 'Jürgen', lastName: 'Weiß', isMale: true },
  { firstName: 'Siobhán', lastName: 'O’Connor', isMale: false },
];

/** Names that try the width of every column. */
export const longNames: readonly { firstName: string; lastName: string; isMale: boolean }[] = [
  { firstName: 'Maxmilián Ferdinand', lastName: 'Schwarzenberg-Lichtenštejnský', isMale: true },
  { firstName: 'Kateřina Alžběta', lastName: 'Vondráčková-Hrabovská z Rožmitálu', isMale: false },
  { firstName: 'Bartoloměj', lastName: 'Nejezchleba-Přemyslovský', isMale: true },
  { firstName: 'Anna Marie Terezie', lastName: 'Rozkošná Novotná-Kratochvílová', isMale: false },
];

/** Academic degrees before the name, the commonest first; most people have none. */
export const degreesBefore: readonly string[] = [
  'Ing.',
  'Mgr.',
  'Bc.',
  'MUDr.',
  'JUDr.',
  'RNDr.',
  'PhDr.',
  'Ing. arch.',
  'doc. Ing.',
];
export const degreesAfter: readonly string[] = ['Ph.D.', 'MBA', 'DiS.', 'CSc.'];
