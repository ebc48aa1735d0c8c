import type { SigningMethod } from '@advisor/contracts/signature-service/entities';
import { useTranslation } from 'react-i18next';
import { useSpoken } from './use-spoken';
import './card-controls.css';

interface MethodSelectProps {
  /** Full name of the signer. */
  signer: string;
  methods: readonly SigningMethod[];
  value: SigningMethod | undefined;
  disabled: boolean;
  onChange: (methodCode: string) => void;
}

/** The browser's own select: forty of them cost nothing, and phones bring their own picker. */
export function MethodSelect({ signer, methods, value, disabled, onChange }: MethodSelectProps) {
  const { t } = useTranslation('signing');
  const spoken = useSpoken();
  return (
    <select
      className="sig-select"
      aria-label={t('card.methodOf', { name: signer })}
      value={value?.Code ?? ''}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="" disabled>
        {t('card.chooseMethod')}
      </option>
      {methods.map(({ Code, Name }) => (
        <option key={Code} value={Code}>
          {spoken(Name)}
        </option>
      ))}
    </select>
  );
}
