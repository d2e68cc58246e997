import { readFileSync } from 'fs';
import express from 'express';
import { watch } from 'some-package';
import { readFile, readdir } from 'fs/promises';

class Notes {
  find(name: string) {
    return this.known(name);
  }

  async findAsync(name: string) {
    return this.knownAsync(name);
  }

  async read(name: string): Promise<string> {
    return await this.text(name) + await this.#size(name);
  }

  private async text(name: string): Promise<string> {
    return readFile(name, 'utf8');
  }

  async #size(name: string): Promise<number> {
    return (await readdir(name)).length;
  }

  private known(name: string): string {
    return readFileSync(name, 'latin1');
  }

  private async knownAsync(name: string): Promise<string> {
    return readFile(name, 'latin1');
  }

  private head = (name: string): string => {
    return readFileSync(name, 'ascii');
  };

  private headAsync = async (name: string): Promise<string> => {
    return readFile(name, 'ascii');
  };

  async heads(name: string): Promise<string> {
    return this.headAsync(name);
  }
}

const notes = new Notes();
watch(notes);

const app = express();
app.get('/read/:name', async (req, res) => {
  res.send(await notes.read(req.params.name));
});
app.get('/find/:name', async (req, res) => {
  res.send(await notes.findAsync(req.params.name));
});
app.get('/head/:name', async (req, res) => {
  const { head } = req.app.locals.notes;
  res.send([head(req.params.name), await notes.heads(req.params.name)]);
});
app.listen(3000);
