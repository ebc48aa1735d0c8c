import { isApiError } from '@advisor/api-client/api-error';
import type { ClientLink } from '@advisor/contracts/client-requests/link';
import { linkCodeDigits } from '@advisor/contracts/client-requests/rules';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientLinkCalls } from './client-link';
import { useOnce } from './use-once';

interface CodeFormProps {
  link: ClientLink;
  calls: ClientLinkCalls;
  /** The link is open now, or is no more. */
  onChange: () => Promise<void>;
}

const isCode = (typed: string) =>
  new RegExp(`^\\d{${linkCodeDigits}}$`).test(typed.replaceAll(/\s/g, ''));

/** Asks for the code of the link, and has it sent again. */
export function CodeForm({ link, calls, onChange }: CodeFormProps) {
  const { t } = useTranslation('client-upload');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSentAgain, setIsSentAgain] = useState(false);
  const { isBusy, run, release } = useOnce(link);
  const [hasPhone] = useState(link.canSendCode);
  const input = useRef<HTMLInputElement>(null);
  const refuse = (words: string) => {
    setProblem(words);
    input.current?.focus();
    input.current?.select();
  };
  const begin = () => {
    setProblem(undefined);
    setIsSentAgain(false);
  };
  const onFailure = (error: unknown) => {
    if (isApiError(error) && error.status === 404) void onChange();
    else refuse((isApiError(error) && error.messages[0]?.message) || t('code.failed'));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isCode(code)) return refuse(t('code.missing'));
    void run(async () => {
      begin();
      const { isOpen, triesLeft = 0 } = await calls.enter(code);
      if (isOpen || triesLeft === 0) return onChange();
      release();
      refuse(t('code.wrong', { count: triesLeft }));
    }, onFailure);
  };
  const sendAgain = () =>
    run(async () => {
      begin();
      await calls.sendCode();
      release();
      setIsSentAgain(true);
    }, onFailure);
  return (
    <form className="client-upload__form" noValidate onSubmit={submit}>
      <div>
        <label htmlFor="code">{t('code.label')}</label>
        <p id="code-hint" className="client-upload__hint">
          {t(hasPhone ? 'code.bySms' : 'code.byAdvisor')}
        </p>
        <input
          ref={input}
          id="code"
          className="client-upload__code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          value={code}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? 'code-hint' : 'code-hint code-problem'}
          onChange={({ target }) => setCode(target.value)}
        />
        <p id="code-problem" className="client-upload__problem" role="alert">
          {problem}
        </p>
      </div>
      <button type="submit" className="client-upload__main-button" aria-busy={isBusy}>
        {t('code.submit')}
      </button>
      {hasPhone && (
        <button
          type="button"
          className="client-upload__button"
          aria-busy={isBusy}
          onClick={() => void sendAgain()}
        >
          {t('code.again')}
        </button>
      )}
      <output className="client-upload__hint">{isSentAgain ? t('code.sent') : ''}</output>
    </form>
  );
}
