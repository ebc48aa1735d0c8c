import { Tabs } from '@advisor/ui/data';
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
import { useTranslation } from 'react-i18next';

/** antd's controls outside of a form, each free and disabled. */
export function Controls() {
  const { t } = useTranslation('demo');
  const options = (['one', 'two'] as const).map((value) => ({
    value,
    label: t(`controls.${value}`),
  }));
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
      <Tabs items={options.map(({ value, label }) => ({ key: value, label, children: label }))} />
    </>
  );
}
