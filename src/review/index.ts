export { makeAsk, type Terminal } from './prompt';
export { review } from './review';
export type { Answer, Ask, Propose, ReviewResult, View } from './types';
