import { mostAccesses } from '@advisor/contracts/admin/access-journal';
import { formatDateTime, formatNumber } from '@advisor/i18n/format';
import { ExportButtons } from '@advisor/sheets/components/ExportButtons';
import { LiveRegion } from '@advisor/ui/components/LiveRegion';
import { PlainTable } from '@advisor/ui/components/PlainTable';
import { Section } from '@advisor/ui/components/Section';
import { Button } from '@advisor/ui/core';
import { useTranslation } from 'react-i18next';
import type { Access, Found, Question } from './access-journal.queries';
import { accessesAtOnce } from './journal.schema';
import { useSubjectText } from './use-subject-text';

interface AccessesProps {
  question: Question;
  found: Found;
  isReading: boolean;
  /** Asks for more of them. */
  onMore: (question: Question) => void;
}

const keyOf = ({ seenOn, userId, subject, subjectId }: Access) =>
  [seenOn, userId, subject, subjectId].join(' ');

/** What was found, newest first; in an export too. */
export function Accesses({ question, found, isReading, onMore }: AccessesProps) {
  const { t } = useTranslation('admin-access-journal');
  const textOf = useSubjectText();
  const { accesses, total, employees, clientIds } = found;
  const count = t('found.count', { count: total });
  if (accesses.length === 0) {
    const isUnknown = {
      noEmployee: question.employee !== undefined && employees.length === 0,
      noClient: question.birthNumber !== undefined && clientIds.length === 0,
    };
    return (
      <Section title={t('found.title')}>
        <output className="adv-muted">
          {isUnknown.noEmployee
            ? t('found.noEmployee')
            : isUnknown.noClient
              ? t('found.noClient')
              : t('found.none')}
        </output>
      </Section>
    );
  }
  const limit = Math.min(question.limit + accessesAtOnce, mostAccesses);
  return (
    <Section
      title={t('found.title')}
      actions={
        <ExportButtons
          sheet={() => ({
            name: t('found.sheet'),
            columns: [
              { title: t('found.on'), kind: 'text' },
              { title: t('found.by'), kind: 'text' },
              { title: t('found.what'), kind: 'text' },
              { title: t('found.case'), kind: 'text' },
              { title: t('found.operation'), kind: 'text' },
            ],
            rows: accesses.map((access) => [
              formatDateTime(access.seenOn),
              access.name,
              textOf(access),
              String(access.caseId ?? ''),
              access.operation,
            ]),
          })}
        />
      }
    >
      <LiveRegion>{count}</LiveRegion>
      <p className="adv-muted">
        {count}
        {accesses.length < total && (
          <>
            {' · '}
            {t('found.shown', {
              shown: formatNumber(accesses.length),
              total: formatNumber(total),
            })}
          </>
        )}
      </p>
      <PlainTable
        label={t('found.title')}
        narrow="list"
        rows={accesses}
        rowKey={keyOf}
        columns={[
          { title: t('found.on'), isText: true, render: ({ seenOn }) => formatDateTime(seenOn) },
          { title: t('found.by'), isText: true, render: ({ name }) => name },
          { title: t('found.what'), isText: true, render: textOf },
          { title: t('found.case'), isText: true, render: ({ caseId }) => caseId ?? '–' },
        ]}
      />
      {accesses.length < total &&
        (question.limit < mostAccesses ? (
          <Button loading={isReading} onClick={() => onMore({ ...question, limit })}>
            {t('found.more')}
          </Button>
        ) : (
          <p>{t('found.tooMany', { most: formatNumber(mostAccesses) })}</p>
        ))}
    </Section>
  );
}
