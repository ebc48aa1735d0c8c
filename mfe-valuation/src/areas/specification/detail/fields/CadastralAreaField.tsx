import { isApiError } from '@advisor/api-client/api-error';
import { describedBy, FieldFrame } from '@advisor/forms/components/FieldFrame';
import { useField } from '@advisor/forms/field-props';
import { fillField } from '@advisor/forms/fill-field';
import { AutoComplete } from '@advisor/ui/entry';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { cadastralAreasQuery } from '../specification.changes';
import type { FieldsProps } from '../specification-form';

/** Shortest text that is looked for. */
const minLength = 2;

const areaText = (code: string, name: string) => [name, code].filter(Boolean).join(' ');

/** A cadastral area by its name or its code; only one that there is can be chosen. */
export function CadastralAreaField({ form }: Pick<FieldsProps, 'form'>) {
  const { t } = useTranslation('valuation-specification');
  const label = t('cadastre.area');
  const { cadastralArea, cadastralAreaCode } = useWatch({
    control: form.control,
    name: 'cadastre',
  });
  const chosen = areaText(cadastralAreaCode, cadastralArea);
  const { id, field, error, isInvalid, readText } = useField(
    { control: form.control, name: 'cadastre.cadastralAreaCode', label },
    // Of another one, which somebody else has chosen, only the code is at hand.
    (code) => (code === cadastralAreaCode ? chosen : String(code)),
  );
  const [typed, setTyped] = useState<string>();
  const [isLeft, setIsLeft] = useState(false);
  const asked = useDeferredValue((typed ?? '').trim());
  const isAsked = asked.length >= minLength;
  const found = useQuery({ ...cadastralAreasQuery(asked), enabled: isAsked });
  const areas = isAsked ? (found.data ?? []) : [];
  const message = () => {
    if (!isAsked) return t('cadastre.areaHint');
    if (found.isFetching) return t('cadastre.searching');
    if (isApiError(found.error)) return t('cadastre.down');
    return areas.length === 0 ? t('cadastre.areaNothing') : t('cadastre.areaChoose');
  };
  // What was typed and not chosen is no area: what was chosen before stays, and that is said.
  const problem = isLeft && typed ? t('problem.areaMissing') : error;
  const fill = (code: string, name: string) => {
    fillField(form, 'cadastre.cadastralArea', name);
    fillField(form, 'cadastre.cadastralAreaCode', code);
  };
  const choose = (code: string) => {
    const area = areas.find((one) => one.cadastralAreaCode === code);
    if (area) fill(code, area.name);
    setTyped(undefined);
    setIsLeft(false);
  };
  const leave = () => {
    const [only] = areas;
    if (areas.length === 1 && only?.cadastralAreaCode === asked) choose(asked);
    else if (typed === '') setTyped(undefined);
    else setIsLeft(typed !== undefined);
    field.onBlur();
  };
  return (
    <FieldFrame
      id={id}
      label={label}
      text={readText}
      hint={<span aria-live="polite">{message()}</span>}
      error={problem}
    >
      <AutoComplete
        ref={(search) => field.ref(search && { focus: () => search.focus() })}
        id={id}
        value={typed ?? chosen}
        status={problem === undefined && !isInvalid ? '' : 'error'}
        options={areas.map(({ cadastralAreaCode: code, name, town }) => ({
          value: code,
          label: `${areaText(code, name)}, ${town}`,
        }))}
        showSearch={{ filterOption: false }}
        allowClear
        aria-invalid={problem !== undefined || isInvalid}
        aria-describedby={describedBy(id, true, problem)}
        onChange={(value) => {
          const text = value ?? '';
          // So comes a choice, and a code that was typed whole.
          if (areas.some(({ cadastralAreaCode: code }) => code === text)) return choose(text);
          setTyped(text);
          setIsLeft(false);
          if (text === '') fill('', '');
        }}
        onSelect={choose}
        onBlur={leave}
      />
    </FieldFrame>
  );
}
