import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isApiError } from '@advisor/api-client/api-error';
import { call } from '@advisor/api-client/call';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { useChange } from '@advisor/shell/use-change';
import { Button } from '@advisor/ui/core';
import { Input, type InputRef } from '@advisor/ui/input';
import { PasswordInput } from '@advisor/ui/password';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { ownPath } from '../../session/own-path';
import { announceSession } from '../../session/session-channel';
import { signInProblem } from './sign-in-problem';

interface Credentials {
  login: string;
  password: string;
}

/** The sign-in page of the simple scheme. */
export default function SignInPage() {
  const { t } = useTranslation('host');
  const id = useId();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  const [missing, setMissing] = useState<keyof Credentials>();
  const [hasCapsLock, setHasCapsLock] = useState(false);
  const login = useRef<InputRef>(null);
  const password = useRef<InputRef>(null);
  const fields = { login, password };

  useEffect(() => login.current?.focus(), [login]);

  const signIn = useChange({
    key: [sessionCalls.signIn.id],
    call: (body: Credentials) => call(sessionCalls.signIn, { body }),
    allowFailure: isApiError,
    // The password.
    gcTime: 0,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const credentials = {
      login: login.current?.input?.value.trim() ?? '',
      password: password.current?.input?.value ?? '',
    };
    const empty = credentials.login === '' ? 'login' : credentials.password === '' && 'password';
    setMissing(empty || undefined);
    if (empty) {
      fields[empty].current?.focus();
      return;
    }
    signIn.run(credentials, {
      onDone: async () => {
        queryClient.clear();
        announceSession({ kind: 'signed-in' });
        await navigate(ownPath(search.get('redirect')) ?? '/', { replace: true });
      },
      onRefused: () => password.current?.focus({ cursor: 'all' }),
    });
  };

  const noticeCapsLock = (event: KeyboardEvent) =>
    setHasCapsLock(event.getModifierState('CapsLock'));

  const error = (name: keyof Credentials, text: string) =>
    missing === name && (
      <p id={`${id}-${name}-error`} className="host-form__error">
        {text}
      </p>
    );
  const describe = (name: keyof Credentials) => ({
    id: `${id}-${name}`,
    name,
    required: true,
    ref: fields[name],
    ...(missing === name
      ? {
          status: 'error' as const,
          'aria-invalid': true,
          'aria-describedby': `${id}-${name}-error`,
        }
      : {}),
  });

  return (
    <>
      <h1 tabIndex={-1}>{t('signIn.title')}</h1>
      {signIn.failure && (
        <InfoBar
          severity="error"
          title={t(`signIn.problem.${signInProblem(signIn.failure)}`)}
          traceId={signInProblem(signIn.failure) === 'failed' ? signIn.failure.traceId : undefined}
        />
      )}
      <form className="host-form" noValidate onSubmit={submit}>
        <div>
          <label htmlFor={`${id}-login`}>{t('signIn.login')}</label>
          <Input {...describe('login')} size="large" autoComplete="username" />
          {error('login', t('signIn.missingLogin'))}
        </div>
        <div>
          <div className="host-form__label">
            <label htmlFor={`${id}-password`}>{t('signIn.password')}</label>
            <output>{hasCapsLock && t('signIn.capsLock')}</output>
          </div>
          <PasswordInput
            {...describe('password')}
            size="large"
            autoComplete="current-password"
            onKeyDown={noticeCapsLock}
            onKeyUp={noticeCapsLock}
          />
          {error('password', t('signIn.missingPassword'))}
        </div>
        <Button type="primary" size="large" htmlType="submit" block loading={signIn.isRunning}>
          {t('signIn.submit')}
        </Button>
      </form>
    </>
  );
}
