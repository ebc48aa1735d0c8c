import { useState } from 'react';
import { Button } from '../core';
import '../styles/system-banner.css';
import { InfoBar, type InfoSeverity } from './InfoBar';
import { LinkedText } from './LinkedText';

interface SystemBannerProps {
  banner: { severity: InfoSeverity; title: string; description?: string | undefined };
  /** On the button that shows the text on a phone, and hides it. */
  words: { more: string; less: string };
  /** Shows the close button. */
  onClose?: (() => void) | undefined;
}

/** A message of the bank for everybody. One line on a phone, whose text is a tap away. */
export function SystemBanner({ banner, words, onClose }: SystemBannerProps) {
  const [isOpen, setOpen] = useState(false);
  const { severity, title, description } = banner;
  const more = isOpen ? words.less : words.more;
  return (
    <div className="system-banner" data-open={isOpen}>
      <InfoBar
        severity={severity}
        title={title}
        description={description && <LinkedText text={description} />}
        action={
          <Button
            type="link"
            size="small"
            className="system-banner__more"
            aria-expanded={isOpen}
            aria-label={`${more}: ${title}`}
            onClick={() => setOpen(!isOpen)}
          >
            {more}
          </Button>
        }
        onClose={onClose}
      />
    </div>
  );
}
