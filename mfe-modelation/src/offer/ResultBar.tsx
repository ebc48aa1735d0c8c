import { UpOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import type { ResultLook } from './result-look';

interface ResultBarProps {
  facts: readonly { label: string; value: string | undefined }[];
  look: ResultLook;
}

const show = () => document.getElementById('modelation-result')?.scrollIntoView();

/** The result at the bottom of a narrow screen, where the panel is out of sight. */
export function ResultBar({ facts, look }: ResultBarProps) {
  const { t } = useTranslation('modelation');
  return (
    <div className="modelation-bar" data-look={look}>
      {look === 'notOffered' ? (
        <strong className="modelation-bar__refused">{t('result.notOfferedShort')}</strong>
      ) : (
        facts.map(({ label, value }) => (
          <div key={label}>
            <span className="adv-muted">{label}</span>
            <strong>{look === 'calculating' ? '…' : (value ?? '–')}</strong>
          </div>
        ))
      )}
      <button type="button" className="modelation-bar__more" onClick={show}>
        {t('result.show')} <UpOutlined aria-hidden />
      </button>
    </div>
  );
}
