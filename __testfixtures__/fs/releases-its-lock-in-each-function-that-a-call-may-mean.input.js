const express = require('express');
const fs = require('fs');

const app = express();

class Station {
  async find(city) {
    const found = await fetch(`http://station/${city}`);
    return await found.json();
  }
}

class Archive {
  async find(city) {
    await fetch(`http://archive/${city}`);
    const weather = JSON.parse(fs.readFileSync('weather.json', 'utf8'));
    return weather.all;
  }
}

const source = process.env.STATION ? new Station() : new Archive();

app.put('/weather/:city', async (req, res) => {
  const weather = JSON.parse(fs.readFileSync('weather.json', 'utf8'));
  if (!weather[req.params.city]) weather[req.params.city] = await source.find(req.params.city);
  fs.writeFileSync('weather.json', JSON.stringify(weather));
  res.end();
});

class Wire {
  async tell(line, next) {
    await fetch('http://wire');
    // What this passes control to may wait for another request.
    next(line);
  }
}

class Paper {
  async tell(line) {
    await fetch('http://paper');
    fs.appendFileSync('news.log', line); // stays: needs-review
  }
}

const teller = process.env.WIRE ? new Wire() : new Paper();

app.post('/news', async (req, res, next) => {
  const news = fs.readFileSync('news.log', 'utf8'); // stays: needs-review
  if (news.length > 10) await teller.tell(req.body, next);
  fs.writeFileSync('news.log', news + req.body); // stays: needs-review
  res.end();
});

app.listen(3000);
