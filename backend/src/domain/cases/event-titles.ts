/** Title of the timeline event by which a case has an offer. */
export const modelationSaved = 'Modelace uložena';
