import { useMessage } from '@advisor/forms/use-message';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Section } from '@advisor/ui/components/Section';
import { Button } from '@advisor/ui/core';
import { UploadOutlined } from '@advisor/ui/icons';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProposeRates } from './rates.queries';
import { type FileProblem, readRateFile } from './read-rate-file';

/** So many of what is wrong are listed. */
const mostListed = 20;

/** Takes a file and proposes what is in it, or says what is wrong with it and where. */
export function ProposeRates({ onProposed }: { onProposed: (proposalId: number) => void }) {
  const { t } = useTranslation('admin-rates');
  const input = useRef<HTMLInputElement>(null);
  const propose = useProposeRates();
  const [problems, setProblems] = useState<readonly FileProblem[]>([]);
  const choose = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    setProblems([]);
    const read = await readRateFile(chosen);
    if ('problems' in read) {
      setProblems(read.problems);
      return;
    }
    propose.run(read.file, {
      onDone: ({ proposalId }) => onProposed(proposalId),
      onRefused: ({ messages }) =>
        setProblems(messages.map(({ field, message }) => ({ at: field, message }))),
    });
  };
  return (
    <Section title={t('propose.title')}>
      <p>{t('propose.lead')}</p>
      <input
        ref={input}
        className="adv-hidden"
        type="file"
        tabIndex={-1}
        aria-label={t('propose.file')}
        accept=".json,application/json"
        disabled={propose.isRunning}
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          // The same file may be chosen again after it was mended.
          target.value = '';
        }}
      />
      <div>
        <Button
          icon={<UploadOutlined aria-hidden />}
          loading={propose.isRunning}
          onClick={() => input.current?.click()}
        >
          {t('propose.choose')}
        </Button>
      </div>
      {problems.length > 0 && (
        <InfoBar
          severity="error"
          title={t('propose.wrong', { count: problems.length })}
          description={<Problems problems={problems} />}
        />
      )}
    </Section>
  );
}

function Problems({ problems }: { problems: readonly FileProblem[] }) {
  const { t } = useTranslation('admin-rates');
  const toText = useMessage();
  return (
    <ul className="admin-rates__problems">
      {problems.slice(0, mostListed).map(({ at, message }) => (
        <li key={`${at} ${message}`}>
          {toText(message)} {at !== undefined && <code>{at}</code>}
        </li>
      ))}
      {problems.length > mostListed && (
        <li>{t('propose.more', { count: problems.length - mostListed })}</li>
      )}
    </ul>
  );
}
