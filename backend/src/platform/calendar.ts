export { bankDay, bankInstant, bankTimeZone } from '@advisor/lending/calendar-and-money/bank-day';
export {
  addDays,
  addMonths,
  ageOn,
  daysBetween,
  eachDay,
} from '@advisor/lending/calendar-and-money/calendar';
