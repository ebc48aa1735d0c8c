import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { hostAddresses } from '@advisor/addresses/host';
import { call } from '@advisor/api-client/call';
import { sessionCalls } from '@advisor/contracts/session/calls';
import type { LoggedInUser } from '@advisor/contracts/session/endpoints';
import { useSession } from '@advisor/shell/session';
import { useChange } from '@advisor/shell/use-change';
import { Button } from '@advisor/ui/core';
import { LogoutOutlined, MailOutlined, PhoneOutlined, UserOutlined } from '@advisor/ui/icons';
import { signOut } from '../session/leave-session';
import { useOwnSettings } from '../session/own-settings';
import { EmailLink, PhoneLink } from './ContactLinks';
import { ThemeSwitch } from './ThemeSwitch';

type Person = Pick<LoggedInUser['userInfo'], 'phoneNumber' | 'emailAddress'>;

function Contacts({ phoneNumber, emailAddress }: Person) {
  return (
    <>
      {phoneNumber && (
        <p>
          <PhoneOutlined aria-hidden /> <PhoneLink number={phoneNumber} />
        </p>
      )}
      {emailAddress && (
        <p>
          <MailOutlined aria-hidden /> <EmailLink address={emailAddress} />
        </p>
      )}
    </>
  );
}

/** Who is signed in, who their mortgage specialist is, appearance and sign-out. */
export function UserMenu() {
  const { t } = useTranslation('host');
  const { userInfo, mortgageSpecialist } = useSession();
  const endOthers = useChange({
    key: [sessionCalls.endOtherSessions.id],
    call: () => call(sessionCalls.endOtherSessions, {}),
  });
  const { save } = useOwnSettings();
  const id = useId();
  const { pathname } = useLocation();
  const name = `${userInfo.firstName} ${userInfo.lastName}`;
  const codes = [
    userInfo.cpm && `${t('user.cpm')} ${userInfo.cpm}`,
    userInfo.icp && `${t('user.icp')} ${userInfo.icp}`,
  ].filter(Boolean);
  return (
    <div className="host-user">
      <button
        type="button"
        className="host-user__button"
        popoverTarget={id}
        aria-label={t('user.open', { name })}
      >
        <UserOutlined aria-hidden />
        <span className="host-user__name">{name}</span>
      </button>
      {/* Another one with each screen: it is closed there. */}
      <div key={pathname} id={id} popover="auto" className="host-popover host-user__card">
        <div>
          <p className="host-user__title">
            {name}
            {userInfo.isUserVIP && <span className="host-user__vip">{t('user.vip')}</span>}
          </p>
          <p className="host-muted">{t(userInfo.isInternal ? 'user.internal' : 'user.external')}</p>
          {codes.length > 0 && <p className="host-muted">{codes.join(' · ')}</p>}
          <Contacts {...userInfo} />
          <p>
            <Link to={hostAddresses.userInfo.to()}>{t('layout.userInfo')}</Link>
          </p>
        </div>
        <div>
          <h2>{t('user.specialist')}</h2>
          {mortgageSpecialist ? (
            <>
              <p>
                {mortgageSpecialist.firstName} {mortgageSpecialist.lastName}
              </p>
              <Contacts {...mortgageSpecialist} />
            </>
          ) : (
            <p className="host-muted">{t('user.noSpecialist')}</p>
          )}
        </div>
        <div className="host-user__theme">
          <h2>{t('theme.label')}</h2>
          <ThemeSwitch withLabels onChoose={(theme) => save({ theme })} />
        </div>
        <div className="host-user__leave">
          <Button block icon={<LogoutOutlined aria-hidden />} onClick={() => void signOut()}>
            {t('user.signOut')}
          </Button>
          <Button
            block
            type="text"
            loading={endOthers.isRunning}
            onClick={() => endOthers.run(undefined, { onDone: signOut })}
          >
            {t('user.signOutEverywhere')}
          </Button>
        </div>
      </div>
    </div>
  );
}
