import { polite } from '../polite.js';

export default function (word) {
  this.note(polite(word));
}
