import { polite } from '../polite.js';

export default async function (word) {
  await this.note(polite(word));
}
