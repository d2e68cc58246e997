const express = require('express');
const fs = require('fs');
const { writeFileAtomic, unlocked, exclusive } = require('./unblock-helpers');
const { promisify } = require('util');
const appendFileAsync = promisify(fs.appendFile);

const app = express();

class Source {
  async find(city) {
    const found = await unlocked('weather.json', fetch(`http://weather/${city}`));
    const weather = JSON.parse(await fs.promises.readFile('weather.json', 'utf8'));
    return { ...weather.all, wind: found.headers.get('wind') };
  }
}

class Weather {
  source = new Source();

  async update(city) {
    await exclusive('weather.json', async () => {
      const weather = JSON.parse(await fs.promises.readFile('weather.json', 'utf8'));
      if (!weather[city]) {
        weather[city] = await this.source.find(city);
        await this.tell(city);
      }
      await writeFileAtomic('weather.json', JSON.stringify(weather));
    });
  }

  async tell(city) {
    await unlocked('weather.json', fetch(`http://told/${city}`));
    await appendFileAsync('weather.json', '\n');
  }
}

// Whatever else it may be, `this` in the methods of Weather is one.
const weather = process.env.WEATHER ? require(process.env.WEATHER) : new Weather();

app.put('/weather/:city', async (req, res) => {
  await weather.update(req.params.city);
  res.end();
});

app.listen(3000);
