import express from 'express';
import fs from 'fs';
import { Memoize } from 'typescript-memoize';
import { kept, logged, timed, titled } from './decorators';

class Page {
  @Memoize()
  head(): string {
    return fs.readFileSync('head.html', 'utf8'); // stays: escapes
  }

  @kept()
  body(): string {
    return fs.readFileSync('body.html', 'utf8'); // stays: escapes
  }

  @logged
  foot(): string {
    return fs.readFileSync('foot.html', 'utf8'); // stays: escapes
  }

  // It waits for what it wraps.
  @timed()
  async news(): Promise<string> {
    return fs.promises.readFile('news.html', 'utf8');
  }

  // It wraps nothing.
  @titled('Notes')
  async notes(): Promise<string> {
    return fs.promises.readFile('notes.html', 'utf8');
  }
}

const page = new Page();
const app = express();
app.get('/', async (req, res) => {
  res.send(page.head() + page.body() + page.foot());
});
app.get('/news', async (req, res) => {
  res.send((await page.news()) + await page.notes());
});
app.listen(3000);
