import * as store from './store.js';

const frozen = Object.freeze({ count: (names) => names.map((name) => store.size(name)) });

export const { count } = frozen;
