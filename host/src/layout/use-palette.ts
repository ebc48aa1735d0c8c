import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '@advisor/shell/notifications';

type Palette = ComponentType<{ onClose: () => void }>;

interface PaletteState {
  /** Undefined while closed. */
  Palette: Palette | undefined;
  open: () => void;
  close: () => void;
}

/** The command palette, opened by Ctrl+K too. Its code comes when it is first opened. */
export function usePalette(): PaletteState {
  const { t } = useTranslation('host');
  const [Palette, setPalette] = useState<Palette>();

  const open = useCallback(async () => {
    try {
      const { default: Loaded } = await import('../features/palette/CommandPalette');
      setPalette(() => Loaded);
    } catch {
      notify({ key: 'palette', title: t('palette.notLoaded') });
    }
  }, [t]);
  const close = useCallback(() => setPalette(undefined), []);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k')
        return;
      event.preventDefault();
      void open();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [open]);

  return { Palette, open: () => void open(), close };
}
