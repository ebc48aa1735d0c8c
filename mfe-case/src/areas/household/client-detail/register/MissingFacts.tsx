import type { RegistrationFact } from '@advisor/contracts/client-detail/registration';
import { Button } from '@advisor/ui/core';
import type { FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ClientDetailValues } from '../client-detail.schema';

/** What a fact is called on the screen, and where it is entered. */
const fields = {
  placeOfBirth: { label: 'placeOfBirth', path: 'placeOfBirth' },
  genderId: { label: 'genderId', path: 'genderId' },
  birthNumber: { label: 'birthNumber', path: 'birthNumber' },
  citizenshipCountryIds: { label: 'citizenship', path: 'citizenship' },
  permanentAddress: { label: 'permanent', path: 'permanent.city' },
  identificationDocument: { label: 'documentNumber', path: 'documentType' },
  documentValidTo: { label: 'documentValidTo', path: 'documentValidTo' },
} as const satisfies Record<
  RegistrationFact,
  { label: string; path: FieldPath<ClientDetailValues> }
>;

interface MissingFactsProps {
  facts: readonly RegistrationFact[];
  onGoTo: (path: FieldPath<ClientDetailValues>) => void;
}

/** What has to be entered before somebody is founded, each with the way to its field. */
export function MissingFacts({ facts, onGoTo }: MissingFactsProps) {
  const { t } = useTranslation('case-household');
  return (
    <>
      <p>{t('register.missing')}</p>
      <ul className="client-detail__missing" aria-label={t('register.missing')}>
        {facts.map((fact) => (
          <li key={fact}>
            <Button type="link" onClick={() => onGoTo(fields[fact].path)}>
              {t(`clientDetail.field.${fields[fact].label}`)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
