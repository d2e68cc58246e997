const fs = require('fs');
const express = require('express');
const app = express();

class Settings {
  folder = 'data';
  title = 'none';

  async rename(name) {
    await new Promise((resolve) => setTimeout(resolve, 10));
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
    await this.settings.rename(name);
    this.settings.folder = name;
    const text = fs.readFileSync('pages/moved.html', 'utf8');
    return text + this.settings.describe();
  }

  // What `where` uses is.
  async put(name) {
    await this.settings.rename(name);
    this.settings.folder = name;
    const text = fs.readFileSync('pages/put.html', 'utf8');
    return text + this.settings.where();
  }
}

const pages = new Pages();

app.post('/moved/:name', async (req, res) => res.send(await pages.move(req.params.name)));
app.post('/put/:name', async (req, res) => res.send(await pages.put(req.params.name)));

app.listen(3000);
