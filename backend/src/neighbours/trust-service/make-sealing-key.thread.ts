import { makeSealingKey } from './make-sealing-key';

export default makeSealingKey;
