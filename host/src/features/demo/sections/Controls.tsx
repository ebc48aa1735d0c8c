import { TabList, tabId } from '@advisor/ui/components/TabList';
import {
  AutoComplete,
  Checkbox,
  InputNumber,
  Radio,
  Segmented,
  Select,
  Switch,
  TextArea,
} from '@advisor/ui/entry';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const panelId = 'demo-tabs';

/** Controls outside of a form, each free and disabled. */
export function Controls() {
  const { t } = useTranslation('demo');
  const options = (['one', 'two'] as const).map((value) => ({
    value,
    label: t(`controls.${value}`),
  }));
  const [open, setOpen] = useState<(typeof options)[number]['value']>('one');
  return (
    <>
      {[false, true].map((disabled) => (
        <div key={String(disabled)} className="demo-columns">
          <Select
            aria-label={t('controls.select')}
            placeholder={t('controls.select')}
            options={options}
            disabled={disabled}
          />
          <AutoComplete
            aria-label={t('controls.suggest')}
            placeholder={t('controls.suggest')}
            options={options}
            disabled={disabled}
          />
          <InputNumber aria-label={t('controls.number')} defaultValue={12} disabled={disabled} />
          <TextArea
            aria-label={t('controls.note')}
            placeholder={t('controls.note')}
            rows={2}
            disabled={disabled}
          />
          <div className="adv-actions">
            <Switch aria-label={t('controls.switch')} defaultChecked disabled={disabled} />
            <Checkbox defaultChecked disabled={disabled}>
              {t('controls.one')}
            </Checkbox>
            <Radio.Group options={options} defaultValue="one" disabled={disabled} />
          </div>
          <Segmented options={options} disabled={disabled} />
        </div>
      ))}
      <TabList
        label={t('controls.tabs')}
        tabs={options.map(({ value, label }) => ({ key: value, label }))}
        active={open}
        onOpen={setOpen}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, open)}>
        {t(`controls.${open}`)}
      </div>
    </>
  );
}
