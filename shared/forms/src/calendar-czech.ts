import type { DatePickerProps } from '@advisor/ui/dates';

/** The calendar's Czech; weeks start on Monday. */
export const calendarCzech: DatePickerProps['locale'] = {
  lang: {
    locale: 'cs',
    placeholder: '',
    rangePlaceholder: ['', ''],
    today: 'Dnes',
    now: 'Nyní',
    backToToday: 'Zpět na dnešek',
    ok: 'OK',
    clear: 'Vymazat',
    week: 'Týden',
    month: 'Měsíc',
    year: 'Rok',
    timeSelect: 'Vyberte čas',
    dateSelect: 'Vyberte datum',
    monthSelect: 'Vyberte měsíc',
    yearSelect: 'Vyberte rok',
    decadeSelect: 'Vyberte desetiletí',
    yearFormat: 'YYYY',
    monthFormat: 'MMMM',
    previousMonth: 'Předchozí měsíc',
    nextMonth: 'Další měsíc',
    previousYear: 'Předchozí rok',
    nextYear: 'Další rok',
    previousDecade: 'Předchozí desetiletí',
    nextDecade: 'Další desetiletí',
    previousCentury: 'Předchozí století',
    nextCentury: 'Další století',
  },
  timePickerLocale: {},
};
