const express = require('express');
const fs = require('fs');

const app = express();

class Source {
  async find(city) {
    const found = await fetch(`http://weather/${city}`);
    const weather = JSON.parse(fs.readFileSync('weather.json', 'utf8'));
    return { ...weather.all, wind: found.headers.get('wind') };
  }
}

class Weather {
  source = new Source();

  async update(city) {
    const weather = JSON.parse(fs.readFileSync('weather.json', 'utf8'));
    if (!weather[city]) {
      weather[city] = await this.source.find(city);
      await this.tell(city);
    }
    fs.writeFileSync('weather.json', JSON.stringify(weather));
  }

  async tell(city) {
    await fetch(`http://told/${city}`);
    fs.appendFileSync('weather.json', '\n');
  }
}

// Whatever else it may be, `this` in the methods of Weather is one.
const weather = process.env.WEATHER ? require(process.env.WEATHER) : new Weather();

app.put('/weather/:city', async (req, res) => {
  await weather.update(req.params.city);
  res.end();
});

app.listen(3000);
