import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseOutlined } from '@advisor/ui/icons';
import { AppMenu } from './AppMenu';
import { Brand } from './Brand';

/** The application menu over the page, on a narrow screen. */
export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('host');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className="host-drawer"
      aria-label={t('layout.menu')}
      onClose={onClose}
      closedby="any"
    >
      {isOpen && (
        <div className="host-drawer__body">
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
        </div>
      )}
    </dialog>
  );
}
