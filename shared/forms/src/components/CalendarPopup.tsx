import { DatePicker } from '@advisor/ui/dates';
import dayjs from 'dayjs';
import { calendarCzech } from '../calendar-czech';
import { YearPanel } from './YearPanel';

const panels = { year: YearPanel };

interface CalendarPopupProps {
  /** `YYYY-MM-DD`; anything else opens the present month. */
  value: string;
  /** `YYYY-MM-DD`; days outside are disabled. */
  min?: string | undefined;
  max?: string | undefined;
  onChoose: (date: string) => void;
  onClose: () => void;
}

/** The calendar under a date field; its own input stays invisible. */
export default function CalendarPopup({ value, min, max, onChoose, onClose }: CalendarPopupProps) {
  const date = dayjs(value, 'YYYY-MM-DD', true);
  return (
    <DatePicker
      open
      className="adv-date__calendar"
      tabIndex={-1}
      aria-hidden
      locale={calendarCzech}
      components={panels}
      value={date.isValid() ? date.locale('cs') : null}
      minDate={min ? dayjs(min) : undefined}
      maxDate={max ? dayjs(max) : undefined}
      onChange={(chosen) => chosen && onChoose(chosen.format('YYYY-MM-DD'))}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    />
  );
}
