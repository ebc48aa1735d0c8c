import AntTextArea, { type TextAreaProps } from 'antd/es/input/TextArea';

interface LinesProps extends Omit<TextAreaProps, 'styles'> {
  /** Lines shown before anything is typed. */
  rows?: number;
}

/**
 * antd's text of several lines, which its stylesheet lets grow with the text: nothing is measured, as
 * `autoSize` would, which remotes of the release before ask for.
 */
export const TextArea = ({ rows = 4, ...props }: LinesProps) => (
  <AntTextArea
    {...props}
    rows={rows}
    styles={{ textarea: { minBlockSize: `calc(${rows}lh + 10px)` } }}
  />
);
