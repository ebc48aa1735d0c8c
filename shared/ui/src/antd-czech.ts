import type { ConfigProviderProps } from './core';

/** antd's Czech, formal, cut to the components in use; the calendar's part comes with `DateField`. */
const antdCzech: ConfigProviderProps['locale'] = {
  locale: 'cs',
  global: {
    placeholder: 'Vyberte',
    close: 'Zavřít',
    show: 'Zobrazit',
    hide: 'Skrýt',
    sortable: 'lze řadit',
  },
  Table: {
    filterTitle: 'Filtr',
    filterConfirm: 'Použít',
    filterReset: 'Zrušit filtr',
    filterEmptyText: 'Žádné filtry',
    emptyText: 'Žádné záznamy',
    selectAll: 'Vybrat celou stránku',
    selectNone: 'Zrušit výběr',
    sortTitle: 'Řadit',
    expand: 'Rozbalit řádek',
    collapse: 'Sbalit řádek',
    triggerDesc: 'Seřadit sestupně',
    triggerAsc: 'Seřadit vzestupně',
    cancelSort: 'Zrušit řazení',
  },
  Pagination: {
    items_per_page: '/ stránka',
    jump_to: 'Přejít na',
    jump_to_confirm: 'Přejít',
    page: 'Stránka',
    prev_page: 'Předchozí stránka',
    next_page: 'Další stránka',
    prev_5: 'O 5 stránek zpět',
    next_5: 'O 5 stránek dál',
    prev_3: 'O 3 stránky zpět',
    next_3: 'O 3 stránky dál',
    page_size: 'Záznamů na stránce',
  },
  Modal: { okText: 'OK', cancelText: 'Zrušit', justOkText: 'OK' },
  Empty: { description: 'Žádné záznamy' },
  Icon: { icon: 'ikona' },
};
export default antdCzech;
