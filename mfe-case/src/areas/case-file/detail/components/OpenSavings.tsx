import { call } from '@advisor/api-client/call';
import { userCalls } from '@advisor/contracts/users/calls';
import { useChange } from '@advisor/shell/use-change';
import { Button } from '@advisor/ui/core';
import { useTranslation } from 'react-i18next';

/** Leads to where the contract of savings is run, in a window of its own, signed in. */
export function OpenSavings({ address }: { address: string }) {
  const { t } = useTranslation('case-file');
  const admit = useChange({
    key: [userCalls.mpssCookie.id],
    call: async () => {
      await call(userCalls.mpssCookie, {});
      return true;
    },
    isRead: true,
  });
  const open = async () => {
    // Opened by the click itself: one that comes after an answer is taken for a pop-up.
    const opened = window.open('about:blank', '_blank');
    if (opened) opened.opener = null;
    // What failed is told by the page.
    if (await admit.runAsync()) opened?.location.replace(address);
    else opened?.close();
  };
  return (
    <Button loading={admit.isRunning} onClick={() => void open()}>
      {t('detail.openSavings')}
    </Button>
  );
}
