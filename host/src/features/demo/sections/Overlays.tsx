import { ConfirmDialog } from '@advisor/ui/components/ConfirmDialog';
import { Button } from '@advisor/ui/core';
import { DownOutlined } from '@advisor/ui/icons';
import { Drawer, Dropdown } from '@advisor/ui/overlay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export function Overlays() {
  const { t } = useTranslation('demo');
  const [open, setOpen] = useState<'dialog' | 'loading' | 'drawer'>();
  const close = () => setOpen(undefined);
  return (
    <div className="adv-actions">
      <Button onClick={() => setOpen('dialog')}>{t('overlays.confirm')}</Button>
      <Button onClick={() => setOpen('loading')}>{t('overlays.loading')}</Button>
      <Button onClick={() => setOpen('drawer')}>{t('overlays.drawer')}</Button>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: 'one', label: t('overlays.menuOne') },
            { key: 'two', label: t('overlays.menuTwo') },
            { type: 'divider' },
            { key: 'three', label: t('overlays.menuThree'), danger: true },
          ],
        }}
      >
        <Button>
          {t('overlays.menu')} <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
      <ConfirmDialog
        open={open === 'dialog'}
        danger
        title={t('overlays.question')}
        confirmLabel={t('actions.danger')}
        onConfirm={close}
        onCancel={close}
      >
        {t('overlays.consequence')}
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'loading'}
        loading
        title={t('overlays.question')}
        confirmLabel={t('actions.danger')}
        onConfirm={close}
        onCancel={close}
      >
        <Button onClick={close}>{t('overlays.end')}</Button>
      </ConfirmDialog>
      <Drawer open={open === 'drawer'} title={t('overlays.drawer')} onClose={close}>
        {t('overlays.drawerText')}
      </Drawer>
    </div>
  );
}
