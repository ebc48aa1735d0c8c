import { signingProcess } from '@advisor/contracts/codebooks/document';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProcessTab } from '../signatures/processes';
import type { SigningProcess } from '../signatures/signing-state';

interface ProcessTabsProps {
  tabs: readonly ProcessTab[];
  active: SigningProcess;
  /** Id of the panel under the tabs; tabs get ids from it. */
  panelId: string;
  onChange: (process: SigningProcess) => void;
}

const labels = {
  [signingProcess.standard.code]: 'card.standard',
  [signingProcess.digital.code]: 'card.msc',
} as const;

export const tabId = (panelId: string, process: SigningProcess): string => `${panelId}-${process}`;

/** Biometric and digital signing. Arrows move between those that may be opened. */
export function ProcessTabs({ tabs, active, panelId, onChange }: ProcessTabsProps) {
  const { t } = useTranslation('signing');
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]:enabled') ?? [])];
    const at = all.indexOf(event.target as HTMLElement);
    const by = event.key === 'ArrowRight' ? 1 : -1;
    all[(at + by + all.length) % all.length]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={t('card.tabs')} className="sig-tabs">
      {tabs.map(({ process, isDisabled }) => (
        <button
          key={process}
          id={tabId(panelId, process)}
          type="button"
          role="tab"
          className="sig-tabs__tab"
          aria-selected={process === active}
          aria-controls={panelId}
          tabIndex={process === active ? 0 : -1}
          disabled={isDisabled && process !== active}
          onClick={() => onChange(process)}
          onKeyDown={move}
        >
          {t(labels[process])}
        </button>
      ))}
    </div>
  );
}
