import { useId } from 'react';
import { CheckCircleOutlined, CloseCircleOutlined, WarningOutlined } from '../icons';
import '../styles/meter.css';

interface MeterProps {
  label: string;
  /** In the unit of the limit. */
  value: number;
  /** As it is shown, with its unit. */
  valueText: string;
  /** The highest allowed value; without one there is no scale. */
  limit?: number | undefined;
  /** As it is shown: `limit 90 %`. */
  limitText?: string | undefined;
  /** How bad it is to be beyond the limit. */
  severity?: 'warning' | 'error';
  /** A line of explanation under the scale. */
  note?: string | undefined;
}

/** Where the limit stands on the scale, so that what is beyond it can be seen too. */
const limitAt = 0.75;

/** A value on a scale with its limit. What is beyond is told by a word and an icon, not by a colour alone. */
export function Meter({
  label,
  value,
  valueText,
  limit,
  limitText,
  severity = 'warning',
  note,
}: MeterProps) {
  const id = useId();
  const isOver = limit !== undefined && value > limit;
  return (
    <div className="adv-meter" data-over={isOver} data-severity={severity}>
      <div className="adv-meter__head">
        <span id={id}>{label}</span>
        <span className="adv-meter__value">
          {limit !== undefined &&
            (!isOver ? (
              <CheckCircleOutlined aria-hidden />
            ) : severity === 'error' ? (
              <CloseCircleOutlined aria-hidden />
            ) : (
              <WarningOutlined aria-hidden />
            ))}
          <strong>{valueText}</strong>
          {limitText && <span className="adv-muted">{limitText}</span>}
        </span>
      </div>
      {limit !== undefined && (
        <>
          {/* A browser's own look of it cannot show the limit. */}
          <meter
            className="adv-hidden"
            aria-labelledby={id}
            value={Math.min(value, limit / limitAt)}
            min={0}
            max={limit / limitAt}
            aria-valuetext={[valueText, limitText].filter(Boolean).join(', ')}
          />
          <div className="adv-meter__scale" aria-hidden>
            <span
              className="adv-meter__bar"
              style={{ inlineSize: `${Math.min(1, (value / limit) * limitAt) * 100}%` }}
            />
            <span className="adv-meter__limit" style={{ insetInlineStart: `${limitAt * 100}%` }} />
          </div>
        </>
      )}
      {note && <p className="adv-meter__note">{note}</p>}
    </div>
  );
}
