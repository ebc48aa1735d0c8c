export { bankDay, bankInstant } from '@advisor/lending/bank-day';
export { addDays, addMonths, ageOn, daysBetween } from '@advisor/lending/calendar';
