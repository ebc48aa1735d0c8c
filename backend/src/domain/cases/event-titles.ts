/** Title of the timeline event by which a case has an offer. */
export const modelationSaved = 'Modelace uložena';

/** The client was given the list of papers, or the pre-contract information. */
export const checklistHandedOver = 'Seznam podkladů předán klientovi';
export const informationHandedOver = 'Předsmluvní informace předány klientovi';

/** Somebody else works on the case from now on. */
export const ownerChanged = 'Případ má nového vlastníka';
export const ownerReturned = 'Případ vrácen předchozímu vlastníkovi';

/** Titles of events that inform and bring a case no further. */
export const informationEvents: readonly string[] = [
  checklistHandedOver,
  informationHandedOver,
  ownerChanged,
  ownerReturned,
];
