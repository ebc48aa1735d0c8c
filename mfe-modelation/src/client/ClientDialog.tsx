import { Modal } from '@advisor/ui/overlay';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { ClientSearch } from './ClientSearch';

interface ClientDialogProps extends Omit<ComponentProps<typeof ClientSearch>, 'takesFocus'> {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** It is gone, and the focus is back where it was. */
  afterClose: () => void;
  /** Hides the search while something else is asked; what was typed stays. */
  isSearching?: boolean;
  /** Above the search. */
  children?: ReactNode;
}

/** Asks who the client is. */
export function ClientDialog({
  title,
  isOpen,
  onClose,
  afterClose,
  children,
  isBusy = false,
  isSearching = true,
  ...search
}: ClientDialogProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Modal
      open={isOpen}
      title={title}
      footer={null}
      width={560}
      closable={!isBusy}
      keyboard={!isBusy}
      mask={{ closable: !isBusy }}
      onCancel={onClose}
      afterOpenChange={setIsShown}
      afterClose={afterClose}
    >
      {children}
      <div hidden={!isSearching}>
        <ClientSearch {...search} isBusy={isBusy} takesFocus={isShown && isSearching} />
      </div>
    </Modal>
  );
}
