/**
 * Age of a client in whole years.
 * @param day `YYYY-MM-DD`
 * @param dateOfBirth `YYYY-MM-DD`
 */
export const ageOn = (day: string, dateOfBirth: string): number =>
  Number(day.slice(0, 4)) -
  Number(dateOfBirth.slice(0, 4)) -
  (day.slice(5) < dateOfBirth.slice(5) ? 1 : 0);
