import express from 'express';
import { readFile } from 'fs/promises';

// tsc reports it, and goes on.
interface Named extends Titled {
  text(): Promise<string>;
}

interface Titled extends Named {
  title?: string;
}

class Page implements Named {
  async text(): Promise<string> {
    return readFile('page.html', 'utf8');
  }
}

const app = express();
const page = new Page();

app.get('/', async (req, res) => {
  res.send(await page.text());
});

app.listen(3000);
