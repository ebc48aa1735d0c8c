import type { DocumentKind } from '@advisor/contracts/signing/endpoints';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosedReason } from '../../ClosedReason';
import { signatureTypeName } from '../../document-presentation';
import type { DocumentChoice } from '../document-choice';

interface KindChoiceProps {
  arrangement: { caseId: number; salesArrangementId: number };
  kinds: readonly DocumentKind[];
  choice: DocumentChoice | undefined;
  disabled: boolean;
  error: string | undefined;
  onChoose: (kind: DocumentKind) => void;
  onChooseType: (signatureTypeId: DocumentChoice['signatureTypeId']) => void;
}

/** One of the documents, and its signature where there is more than one. */
export function KindChoice({
  arrangement,
  kinds,
  choice,
  disabled,
  error,
  onChoose,
  onChooseType,
}: KindChoiceProps) {
  const { t } = useTranslation('signing-documents');
  const id = useId();
  const chosen = kinds.find(
    ({ documentTypeCode }) => documentTypeCode === choice?.documentTypeCode,
  );
  return (
    <>
      <fieldset
        className="signing-choice"
        disabled={disabled}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      >
        <legend>{t('page.kind')}</legend>
        {kinds.map((kind) => (
          <div key={kind.documentTypeCode} className="signing-choice__kind" data-home>
            <label className="signing-choice__option">
              <input
                type="radio"
                name={`${id}-kind`}
                checked={kind === chosen}
                disabled={kind.closed !== undefined}
                aria-describedby={kind.closed && `${id}-${kind.documentTypeCode}`}
                onChange={() => onChoose(kind)}
              />
              <span>{kind.name}</span>
            </label>
            {kind.closed && (
              <div className="signing-choice__closed">
                <ClosedReason
                  id={`${id}-${kind.documentTypeCode}`}
                  arrangement={arrangement}
                  closed={kind.closed}
                />
              </div>
            )}
          </div>
        ))}
        {error !== undefined && (
          <p id={`${id}-error`} className="signing-choice__error" role="alert">
            {error}
          </p>
        )}
      </fieldset>
      {chosen && chosen.signatureTypeIds.length > 1 && (
        <fieldset className="signing-choice" disabled={disabled}>
          <legend>{t('page.signatureType')}</legend>
          {chosen.signatureTypeIds.map((type) => (
            <label key={type} className="signing-choice__option">
              <input
                type="radio"
                name={`${id}-type`}
                checked={type === choice?.signatureTypeId}
                onChange={() => onChooseType(type)}
              />
              <span>{signatureTypeName(type)}</span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
