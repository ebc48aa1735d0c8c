import { MoreOutlined } from '@advisor/ui/icons';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardButton } from './CardButton';
import { CardDialog } from './CardDialog';
import { menuPlace, type MenuPlace } from './menu-place';
import { MenuPopup, type MenuItem } from './MenuPopup';
import './row-menu.css';

interface RowMenuProps {
  label: string;
  items: readonly MenuItem[];
}

/** On narrower pages the menu is a dialog (part 1, section 9). */
const dialogBelow = '(width < 450px)';

/** A row's further actions: a menu, or a dialog where there is little room. */
export function RowMenu({ label, items }: RowMenuProps) {
  const { t } = useTranslation();
  const [shape, setShape] = useState<MenuPlace | 'dialog'>();
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => setShape(undefined);
  const select = ({ onSelect }: MenuItem) => {
    // What opens next gives the focus back to where it is now.
    trigger.current?.focus();
    close();
    onSelect();
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className="sig-button sig-button--icon"
        aria-label={label}
        title={label}
        aria-haspopup={shape === 'dialog' ? 'dialog' : 'menu'}
        aria-expanded={shape !== undefined}
        onClick={({ currentTarget }) => {
          if (shape) close();
          else
            setShape(window.matchMedia(dialogBelow).matches ? 'dialog' : menuPlace(currentTarget));
        }}
      >
        <MoreOutlined aria-hidden />
      </button>
      {typeof shape === 'object' && (
        <MenuPopup
          label={label}
          items={items}
          place={shape}
          trigger={trigger}
          onSelect={select}
          onClose={close}
        />
      )}
      {shape === 'dialog' && (
        <CardDialog
          open
          title={label}
          onClose={close}
          actions={<CardButton onClick={close}>{t('action.close')}</CardButton>}
        >
          <div className="sig-menu-list">
            {items.map((item) => (
              <CardButton
                key={item.key}
                look={item.danger ? 'danger' : 'plain'}
                onClick={() => select(item)}
              >
                {item.label}
              </CardButton>
            ))}
          </div>
        </CardDialog>
      )}
    </>
  );
}
