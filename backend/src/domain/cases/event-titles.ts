/** Title of the timeline event by which a case has an offer. */
export const modelationSaved = 'Modelace uložena';

/** The client was given the list of papers, or the pre-contract information. */
export const checklistHandedOver = 'Seznam podkladů předán klientovi';
export const informationHandedOver = 'Předsmluvní informace předány klientovi';

/** Somebody else works on the case from now on. */
export const ownerChanged = 'Případ má nového vlastníka';
export const ownerReturned = 'Případ vrácen předchozímu vlastníkovi';

/** What became of papers that a client sends by a personal link. */
export const clientRequestEvents = {
  asked: 'Podklady vyžádány od klienta',
  sentAgain: 'Odkaz k nahrání podkladů poslán znovu',
  ended: 'Nahrávání podkladů klientem ukončeno',
  blocked: 'Odkaz klienta zablokován po chybných kódech',
  cameFromClient: 'Klient poslal podklady',
  accepted: 'Podklad od klienta přijat',
  refused: 'Podklad od klienta odmítnut',
} as const;

/** What becomes of real estates and of their valuations. */
export const valuationEvents = {
  added: 'Nemovitost přidána',
  deleted: 'Nemovitost odebrána',
  deedRead: 'List vlastnictví načten z katastru',
  ordered: 'Ocenění nemovitosti objednáno',
  documentsWanted: 'Ocenění nemovitosti vráceno k doplnění',
  dataDiffer: 'Údaje nemovitosti ke kontrole',
  completed: 'Ocenění nemovitosti doplněno',
  cancelled: 'Ocenění nemovitosti zrušeno',
  finished: 'Ocenění nemovitosti dokončeno',
  notValuated: 'Nemovitost nelze takto ocenit',
  ending: 'Platnost ocenění nemovitosti brzy skončí',
} as const;

/** Titles of events that inform and bring a case no further. */
export const informationEvents: readonly string[] = [
  checklistHandedOver,
  informationHandedOver,
  ownerChanged,
  ownerReturned,
  ...Object.values(clientRequestEvents),
  ...Object.values(valuationEvents),
];
