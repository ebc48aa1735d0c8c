import { useTranslation } from 'react-i18next';
import { CloseOutlined } from '@advisor/ui/icons';
import { AppMenu } from './AppMenu';
import { Brand } from './Brand';
import { ModalDialog } from './ModalDialog';

/** The application menu over the page, on a narrow screen. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('host');
  return (
    <ModalDialog className="host-drawer" label={t('layout.menu')} onClose={onClose}>
      <div className="host-drawer__head">
        <Brand />
        <button
          type="button"
          className="host-icon-button"
          aria-label={t('layout.closeMenu')}
          onClick={onClose}
        >
          <CloseOutlined aria-hidden />
        </button>
      </div>
      <AppMenu onFollow={onClose} />
    </ModalDialog>
  );
}
