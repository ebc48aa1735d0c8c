import { defineEndpoints } from '../endpoint';

export const userEndpoints = defineEndpoints({
  mpssCookie: {
    summary: 'Sets the cookie with which the savings bank’s own application is opened.',
  },
});
