const fs = require('fs');
const express = require('express');
const { unlocked, exclusive } = require('./unblock-helpers');
const app = express();

class Settings {
  folder = 'data';
  title = 'none';

  async rename(name) {
    await unlocked('this.folder + this.settings.folder', new Promise((resolve) => setTimeout(resolve, 10)));
    this.folder = name;
  }

  describe() {
    return `${this.title}.`;
  }

  where() {
    return `${this.folder}/`;
  }
}

class Pages {
  settings = new Settings();

  // What `describe` uses is not what was set.
  async move(name) {
    await exclusive('this.folder + this.settings.folder', async () => {
      await this.settings.rename(name);
      this.settings.folder = name;
    });
    const text = await fs.promises.readFile('pages/moved.html', 'utf8');
    return text + this.settings.describe();
  }

  // What `where` uses is.
  async put(name) {
    return await exclusive('this.folder + this.settings.folder', async () => {
      await this.settings.rename(name);
      this.settings.folder = name;
      const text = await fs.promises.readFile('pages/put.html', 'utf8');
      return text + this.settings.where();
    });
  }
}

const pages = new Pages();

app.post('/moved/:name', async (req, res) => res.send(await pages.move(req.params.name)));
app.post('/put/:name', async (req, res) => res.send(await pages.put(req.params.name)));

app.listen(3000);
