import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckOutlined, CopyOutlined } from '../icons';
import { LiveRegion } from './LiveRegion';

/** How long 'copied' stays, ms. */
const confirmationMs = 2_000;

interface CopyTextProps {
  text: string;
  /** What is copied, for the button's name: 'trasovací kód'. */
  label: string;
  /** Shown instead of the text, for example a link. */
  children?: ReactNode;
}

/** A number or code with a button that copies it. */
export function CopyText({ text, label, children = text }: CopyTextProps) {
  const { t } = useTranslation();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    // Refused outside a secure context; the text stays selectable then.
    await navigator.clipboard?.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  };
  return (
    <span className="adv-copy">
      <span className="adv-copy__text">{children}</span>
      <button
        type="button"
        className="adv-icon-button"
        aria-label={t('copy.action', { label })}
        title={t('copy.action', { label })}
        onClick={() => void copy()}
      >
        {isCopied ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
      </button>
      <LiveRegion>{isCopied && t('copy.done')}</LiveRegion>
    </span>
  );
}
