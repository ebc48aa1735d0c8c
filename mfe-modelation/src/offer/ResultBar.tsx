import { UpOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';

interface ResultBarProps {
  facts: readonly { label: string; value: string | undefined }[];
  isStale: boolean;
}

const show = () => document.getElementById('modelation-result')?.scrollIntoView();

/** The result at the bottom of a narrow screen, where the panel is out of sight. */
export function ResultBar({ facts, isStale }: ResultBarProps) {
  const { t } = useTranslation('modelation');
  return (
    <div className="modelation-bar" data-stale={isStale}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <span className="adv-muted">{label}</span>
          <strong>{value ?? '–'}</strong>
        </div>
      ))}
      <button type="button" className="modelation-bar__more" onClick={show}>
        {t('result.show')} <UpOutlined aria-hidden />
      </button>
    </div>
  );
}
