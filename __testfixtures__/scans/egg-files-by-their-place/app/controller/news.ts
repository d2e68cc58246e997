import { readFileSync } from 'node:fs';
import { Controller } from 'egg';

export default class NewsController extends Controller {
  public async list(): Promise<void> {
    this.ctx.body = readFileSync('news.json', 'utf8'); // found: request app/controller/news
  }
}
