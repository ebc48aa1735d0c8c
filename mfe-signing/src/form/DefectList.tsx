import { useTranslation } from 'react-i18next';
import type { Defect } from './form-definition';

/** What is wrong with the form's definition, field by field. */
export function DefectList({ defects }: { defects: readonly Defect[] }) {
  const { t } = useTranslation('signing');
  const texts = new Set(
    defects.map(({ kind, label }) => t(`form.defect.${kind}`, { name: label })),
  );
  return (
    <ul className="sig-form__defects">
      {[...texts].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
