import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import * as antd from 'antd';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { antdScope } from '../src/antd-static/theme';
import { antdTheme } from '../src/theme/antd-theme';

export type Group = 'core' | 'overlay' | 'entry' | 'data' | 'dates';

/** One of each component of a group, in the states whose styles are registered apart. */
const samples: Record<Group, ReactNode> = {
  core: (
    <>
      <antd.Button icon="+" loading />
      <antd.Space.Compact>
        <antd.Button />
        <antd.Input />
      </antd.Space.Compact>
      <antd.Input.Password />
      <antd.Tooltip title="a">
        <span />
      </antd.Tooltip>
    </>
  ),
  overlay: (
    <>
      <antd.Drawer />
      <antd.Dropdown>
        <span />
      </antd.Dropdown>
      <antd.Menu items={[]} />
      <antd.Modal />
    </>
  ),
  entry: (
    <>
      <antd.AutoComplete />
      <antd.Checkbox.Group />
      <antd.Checkbox />
      <antd.InputNumber prefix="a" suffix="b" />
      <antd.Radio.Group>
        <antd.Radio value={1} />
        <antd.Radio.Button value={2} />
      </antd.Radio.Group>
      <antd.Segmented options={[1]} />
      <antd.Select />
      <antd.Switch />
      <antd.Input.TextArea />
    </>
  ),
  data: (
    <>
      <antd.Table
        columns={[{ dataIndex: 'a', sorter: true, filters: [] }]}
        rowSelection={{}}
        pagination={{ total: 100, showSizeChanger: true }}
        dataSource={[{ a: 1 }]}
        rowKey="a"
        loading
      />
      <antd.Empty />
      <antd.Pagination total={100} />
    </>
  ),
  dates: <antd.DatePicker />,
};

export const groups = Object.keys(samples) as Group[];

export interface Sheets {
  /** Rules without values, by group; each only what the groups before lack. */
  rules: Record<Group, string>;
  /** CSS variables, by group. */
  variables: Record<Group, string>;
}

/** antd's stylesheets as its run-time engine would insert them. */
export function extractSheets(...look: Parameters<typeof antdTheme>): Sheets {
  const cache = createCache();
  const rules = {} as Sheets['rules'];
  const variables = {} as Sheets['variables'];
  for (const group of groups) {
    renderToString(
      <StyleProvider cache={cache}>
        <antd.ConfigProvider
          theme={{
            ...antdTheme(...look),
            hashed: false,
            cssVar: { key: antdScope, prefix: 'ant' },
          }}
        >
          {samples[group]}
        </antd.ConfigProvider>
      </StyleProvider>,
    );
    rules[group] = extractStyle(cache, { plain: true, types: 'style', once: true });
    variables[group] = extractStyle(cache, { plain: true, types: ['token', 'cssVar'], once: true });
  }
  return { rules, variables };
}
