import { appendText } from '#services/files';

export default class NoteSaved {
  async handle(name) {
    appendText('saved', `${name}\n`);
  }
}
