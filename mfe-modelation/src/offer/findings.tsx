import { isApiError } from '@advisor/api-client/api-error';
import type { OfferFinding } from '@advisor/contracts/offer/loan-offer';
import { CloseCircleOutlined, WarningOutlined } from '@advisor/ui/icons';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveAnswer } from './use-live-answer';
import './findings.css';

/** What the server has found in the input. The array keeps its identity while nothing changes. */
export const FindingsContext = createContext<readonly OfferFinding[]>([]);

/** The worse one first. */
export const findingOf = (
  findings: readonly OfferFinding[],
  field: string,
): OfferFinding | undefined =>
  findings
    .filter((finding) => finding.field === field)
    .toSorted((one, other) => one.severity.localeCompare(other.severity))[0];

/** What is wrong or doubtful, as it stands under its field. */
export function Note({ severity, message }: Pick<OfferFinding, 'severity' | 'message'>) {
  const { t } = useTranslation();
  return (
    <span className={`modelation-finding adv-tone-${severity}`}>
      {severity === 'error' ? <CloseCircleOutlined aria-hidden /> : <WarningOutlined aria-hidden />}
      <span className="adv-hidden">{t(`severity.${severity}`)}: </span>
      {message}
    </span>
  );
}

/**
 * What stands under a field: the server's finding about it, else its hint.
 * @param path of the field in the input, `household.applicantAge`
 * @returns props of the field
 */
export function useFieldNote(path: string, hint?: ReactNode) {
  const finding = findingOf(use(FindingsContext), path);
  return {
    hint: finding ? <Note {...finding} /> : hint,
    isInvalid: finding?.severity === 'error',
  };
}

const none: readonly OfferFinding[] = [];

/** What is said of the form's input. A refused input says why by field, as findings do. */
export function useFindingsOf({
  newest,
  error,
}: Pick<LiveAnswer<{ findings: OfferFinding[] }>, 'newest' | 'error'>): readonly OfferFinding[] {
  const found: readonly OfferFinding[] =
    isApiError(error) && error.status === 400
      ? error.messages.map(({ message, field }) => ({ severity: 'error', message, field }))
      : (newest?.findings ?? none);
  // The same findings of another answer are no change for those who show them.
  const text = JSON.stringify(found);
  return useMemo(() => JSON.parse(text) as OfferFinding[], [text]);
}
