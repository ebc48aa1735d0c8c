import { formatDate, formatDateTime, formatRelative } from '@advisor/i18n/format';

interface DateTextProps {
  /** `YYYY-MM-DD` or an ISO 8601 instant; null and undefined show a dash. */
  value: string | null | undefined;
  /** `relative` shows the exact time in a tooltip. */
  as?: 'date' | 'dateTime' | 'relative';
  /** For `relative`: the present, injectable. */
  now?: Date;
}

/** A Czech date that never wraps. */
export function DateText({ value, as = 'date', now }: DateTextProps) {
  if (!value) return <span>–</span>;
  if (as !== 'relative') {
    return (
      <time dateTime={value}>{as === 'date' ? formatDate(value) : formatDateTime(value)}</time>
    );
  }
  return (
    // The browser's own tooltip: lists of thousands show this, and antd's costs as much as a row.
    <time dateTime={value} title={formatDateTime(value)}>
      {formatRelative(value, now)}
    </time>
  );
}
