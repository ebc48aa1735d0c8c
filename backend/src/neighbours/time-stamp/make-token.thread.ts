import { makeToken } from './make-token';

export default makeToken;
