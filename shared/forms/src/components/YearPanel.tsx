import type { Dayjs } from 'dayjs';

/** Years on one page of the calendar (part 1, section 9). */
export const yearsPerPage = 20;
const yearsPerRow = 4;

/** What antd's calendar gives the panel in which a year is chosen. */
interface YearPanelProps {
  prefixCls: string;
  locale: { yearSelect: string };
  pickerValue: Dayjs;
  values?: readonly (Dayjs | null)[];
  minDate?: Dayjs;
  maxDate?: Dayjs;
  onPickerValueChange: (date: Dayjs) => void;
  onSelect: (date: Dayjs) => void;
}

/** Years of the calendar in pages of twenty: a year of birth is two or three pages away. */
export function YearPanel(props: YearPanelProps) {
  const { prefixCls, locale, pickerValue, values, minDate, maxDate } = props;
  const first = Math.floor(pickerValue.year() / yearsPerPage) * yearsPerPage;
  const last = first + yearsPerPage - 1;
  const rows = Array.from({ length: yearsPerPage / yearsPerRow }, (_, row) =>
    Array.from({ length: yearsPerRow }, (__, column) => first + row * yearsPerRow + column),
  );
  const chosen = values?.[0]?.year();
  const isOutside = (year: number) =>
    (minDate !== undefined && year < minDate.year()) ||
    (maxDate !== undefined && year > maxDate.year());
  const page = (years: number, label: string, arrow: string, isDisabled: boolean) => (
    <button
      type="button"
      className={`${prefixCls}-header-super-${years < 0 ? 'prev' : 'next'}-btn`}
      aria-label={label}
      disabled={isDisabled}
      onClick={() => props.onPickerValueChange(pickerValue.add(years, 'year'))}
    >
      {arrow}
    </button>
  );
  return (
    <div className={`${prefixCls}-year-panel adv-years`}>
      <div className={`${prefixCls}-header`}>
        {page(-yearsPerPage, `${first - yearsPerPage}–${first - 1}`, '«', isOutside(first - 1))}
        <div className={`${prefixCls}-header-view`}>{`${first}–${last}`}</div>
        {page(yearsPerPage, `${last + 1}–${last + yearsPerPage}`, '»', isOutside(last + 1))}
      </div>
      <div className={`${prefixCls}-body`}>
        <table className={`${prefixCls}-content`} aria-label={locale.yearSelect}>
          <tbody>
            {rows.map((years) => (
              <tr key={years[0]}>
                {years.map((year) => (
                  <td
                    key={year}
                    className={[
                      `${prefixCls}-cell ${prefixCls}-cell-in-view`,
                      year === chosen ? `${prefixCls}-cell-selected` : '',
                      isOutside(year) ? `${prefixCls}-cell-disabled` : '',
                    ].join(' ')}
                  >
                    <button
                      type="button"
                      className={`${prefixCls}-cell-inner`}
                      aria-pressed={year === chosen}
                      disabled={isOutside(year)}
                      onClick={() => props.onSelect(pickerValue.year(year))}
                    >
                      {year}
                    </button>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
