import { useState, type ComponentProps } from 'react';
import { lazyPart } from '../lazy-part';

const load = () => import('./ConfirmDialog');
const Dialog = lazyPart(async () => ({ default: (await load()).ConfirmDialog }));

/** `ConfirmDialog`, loaded when it is first asked: most pages are read without a question. */
export function Question(props: ComponentProps<typeof Dialog>) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  return wasOpened && <Dialog {...props} />;
}
