import express from 'express';
import { readFileSync } from 'fs';

// tsc reports it, and goes on.
interface Named extends Titled {
  text(): string;
}

interface Titled extends Named {
  title?: string;
}

class Page implements Named {
  text(): string {
    return readFileSync('page.html', 'utf8');
  }
}

const app = express();
const page = new Page();

app.get('/', (req, res) => {
  res.send(page.text());
});

app.listen(3000);
