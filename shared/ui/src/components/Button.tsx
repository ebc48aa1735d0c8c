import AntButton from 'antd/es/button';
import type { ComponentProps } from 'react';

/** As long as it loads, a click is lost: it says so to those who do not see it turn, too. */
export function Button(props: ComponentProps<typeof AntButton>) {
  return <AntButton {...(props.loading && { 'aria-disabled': true })} {...props} />;
}
