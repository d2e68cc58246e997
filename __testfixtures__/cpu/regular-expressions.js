const app = require('express')();

const NAME = /^(\w+\s?)*$/;
const PLAIN = /^[a-z]+-\d+$/;

app.get('/names', (req, res) => {
  res.json({
    nested: NAME.test(req.query.name), // found: cpu/regex
    inPlace: /^([a-z]+)*@/.exec(req.body.mail), // found: cpu/regex
    trailing: req.body.text.replace(/\s+$/, ''), // found: cpu/regex
    matched: String(req.params.id).match(/(x+x+)+y/), // found: cpu/regex
    helped: isName(req.query.name),
    plain: PLAIN.test(req.query.name),
    split: req.query.list.split(/,/),
    text: req.query.list.split(','),
    short: NAME.test(req.query.name.slice(0, 20)),
    own: NAME.test('Ada Lovelace'),
  });
});

app.get('/limited', (req, res) => {
  const { name } = req.query;
  if (name.length > 50) return res.sendStatus(400);
  res.json(NAME.test(name));
});

function isName(text) {
  // A parameter of a helper: only what grows exponentially is told of it.
  return NAME.test(text) && !/\s+$/.test(text); // found: cpu/regex
}

app.listen(3000);
