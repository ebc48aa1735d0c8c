import { Fragment, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { minSearchLength } from '@advisor/contracts/case/dashboard-options';
import { Highlight } from '@advisor/ui/components/Highlight';
import { Kbd } from '@advisor/ui/components/Kbd';
import { LiveRegion } from '@advisor/ui/components/LiveRegion';
import { SearchOutlined } from '@advisor/ui/icons';
import { useHost } from '../../host-context';
import { ModalDialog } from '../../layout/ModalDialog';
import { usePaletteItems } from './use-palette-items';
import type { PaletteItem } from './palette-items';
import './palette.css';

/** Jumps to a case by its number or client, to an action or a screen, or to a case opened lately. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('host');
  const id = useId();
  const navigate = useNavigate();
  const { prefetchPath } = useHost();
  const box = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const { items, isSearching, isFailed, isTooShort } = usePaletteItems(query);
  const active = Math.min(chosen, items.length - 1);
  const optionId = (index: number) => `${id}-option-${index}`;

  const activePath = items[active]?.path;
  useEffect(() => {
    if (activePath) prefetchPath(activePath);
    box.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [activePath, prefetchPath]);

  const open = ({ path }: PaletteItem) => {
    onClose();
    void navigate(path);
  };
  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    const item = items[active];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      setChosen((active + step + items.length) % items.length);
    } else if (event.key === 'Enter' && item && !event.nativeEvent.isComposing) {
      event.preventDefault();
      open(item);
    }
  };

  // The combobox pattern: the focus stays in the field, which names the active option.
  const listProps = {
    id: `${id}-list`,
    role: 'listbox',
    'aria-label': t('palette.results'),
    'aria-busy': isSearching,
  };
  const optionProps = (item: PaletteItem, index: number) => ({
    id: optionId(index),
    role: 'option',
    className: 'palette__option',
    'aria-selected': index === active,
    onMouseMove: () => setChosen(index),
    onClick: () => open(item),
  });

  return (
    <ModalDialog className="palette" label={t('palette.title')} onClose={onClose}>
      <div className="palette__box" ref={box}>
        <div className="palette__field">
          <SearchOutlined aria-hidden />
          <input
            type="text"
            role="combobox"
            aria-expanded={items.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={items.length > 0 ? optionId(active) : undefined}
            aria-autocomplete="list"
            aria-label={t('layout.searchHint')}
            placeholder={t('palette.placeholder')}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setChosen(0);
            }}
            onKeyDown={move}
          />
        </div>
        <div {...listProps}>
          {items.map((item, index) => (
            <Fragment key={item.id}>
              {item.group !== items[index - 1]?.group && (
                <div className="palette__group" role="presentation">
                  {t(`palette.${item.group}`)}
                </div>
              )}
              <div {...optionProps(item, index)}>
                <span>
                  <Highlight text={item.label} query={query} />
                </span>
                <span className="palette__detail">
                  <Highlight text={item.detail} query={query} />
                </span>
                {item.description && (
                  <span className="palette__description">{item.description}</span>
                )}
              </div>
            </Fragment>
          ))}
        </div>
        <output className="palette__note">
          {isFailed && t('palette.failed')}
          {isTooShort && t('palette.tooShort', { count: minSearchLength })}
          {!isFailed && !isTooShort && !isSearching && items.length === 0 && t('palette.empty')}
        </output>
        <LiveRegion>
          {query !== '' && !isSearching && t('palette.found', { count: items.length })}
        </LiveRegion>
        <p className="palette__keys" aria-hidden>
          <Kbd keys={['↑', '↓']} /> {t('palette.move')} <Kbd keys={['Enter']} /> {t('palette.open')}{' '}
          <Kbd keys={['Esc']} /> {t('palette.close')}
        </p>
      </div>
    </ModalDialog>
  );
}
