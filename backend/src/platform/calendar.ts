export { bankDay, bankInstant } from '@advisor/lending/bank-day';
export { addDays, addMonths, ageOn, daysBetween, eachDay } from '@advisor/lending/calendar';
