import { DropArea } from '@advisor/ui/components/DropArea';
import { FormActions } from '@advisor/ui/components/FormActions';
import { Kbd } from '@advisor/ui/components/Kbd';
import { Button } from '@advisor/ui/core';
import { Tooltip } from '@advisor/ui/overlay';
import { PlusOutlined } from '@advisor/ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export function Actions() {
  const { t } = useTranslation('demo');
  const [dropped, setDropped] = useState(0);
  return (
    <>
      <div className="adv-actions">
        <Button type="primary">{t('actions.primary')}</Button>
        <Tooltip title={t('actions.tooltip')}>
          <Button icon={<PlusOutlined aria-hidden />}>{t('actions.default')}</Button>
        </Tooltip>
        <Button type="text">{t('actions.text')}</Button>
        <Button type="link">{t('actions.link')}</Button>
        <Button danger>{t('actions.danger')}</Button>
        <Button type="primary" danger>
          {t('actions.danger')}
        </Button>
        <Button disabled>{t('actions.disabled')}</Button>
        <Button type="primary" loading>
          {t('actions.loading')}
        </Button>
        <Button size="large" type="primary">
          {t('actions.large')}
        </Button>
      </div>
      <FormActions>
        <Button>{t('actions.default')}</Button>
        <Button type="primary">{t('actions.primary')}</Button>
      </FormActions>
      <DropArea onDrop={({ files }) => setDropped(files.length)}>
        <p>{t('actions.drop')}</p>
        <p className="adv-muted">{t('actions.dropped', { count: dropped })}</p>
      </DropArea>
      <p className="adv-muted">
        {t('actions.shortcut')} <Kbd keys={['Ctrl', 'K']} />
      </p>
    </>
  );
}
