import AntTextArea, { type TextAreaProps } from 'antd/es/input/TextArea';

interface LinesProps extends Omit<TextAreaProps, 'autoSize' | 'styles'> {
  /** Lines shown before anything is typed. */
  rows?: number;
}

/** antd's text of several lines, which its stylesheet lets grow with the text: nothing is measured. */
export const TextArea = ({ rows = 4, ...props }: LinesProps) => (
  <AntTextArea
    {...props}
    rows={rows}
    styles={{ textarea: { minBlockSize: `calc(${rows}lh + 10px)` } }}
  />
);
