import { readFileSync } from 'fs';
import express from 'express';
import { host, watch } from 'some-package';
import { readFile } from 'fs/promises';

abstract class Provider {
  async show(name: string): Promise<string> {
    return `<p>${await this.text(name)}</p>`;
  }

  protected abstract text(name: string): Promise<string>;
}

class Files extends Provider {
  protected async text(name: string): Promise<string> {
    return this.decode(await readFile(name));
  }

  protected decode(bytes: Buffer): string {
    return bytes.toString();
  }
}

const files: Provider = new Files();
watch(files);

// Whoever has a class can extend it.
class Drafts {
  async show(name: string): Promise<string> {
    return `<p>${this['text'](name)}</p>`;
  }

  protected text(name: string): string {
    return readFileSync(`drafts/${name}`, 'utf8'); // stays: escapes
  }
}

host(Drafts);
const drafts = new Drafts();

const app = express();
app.get('/files/:name', async (req, res) => {
  res.send(await files.show(req.params.name));
});
app.get('/drafts/:name', async (req, res) => {
  res.send(await drafts.show(req.params.name));
});
app.listen(3000);
