const fs = require('fs');
const express = require('express');
const app = express();
const router = express.Router({ mergeParams: true });

const accounts = { anna: 100 };

app.param('account', (req, res, next, name) => {
  req.balance = accounts[name];
  next();
});

// It changes what the other has read, and looks at it only then.
app.post('/accounts/:account/:sum', (req, res) => {
  fs.appendFileSync('transfers.log', `${req.url}\n`); // stays: needs-review
  accounts[req.params.account] = req.balance + Number(req.params.sum);
  res.json(accounts);
});

// It looks again before it does.
app.put('/accounts/:account/:sum', (req, res) => {
  fs.appendFileSync('transfers.log', `${req.url}\n`);
  accounts[req.params.account] = accounts[req.params.account] + Number(req.params.sum);
  res.json(req.balance);
});

app.param('user', (req, res, next, name) => {
  req.tags = JSON.parse(fs.readFileSync(`users/${name}.json`, 'utf8')); // stays: needs-review
  next();
});

// Of a chain, what stands first comes first.
router
  .route('/:tag')
  .all((req, res, next) => {
    req.notice = fs.readFileSync('notice.txt', 'utf8'); // stays: needs-review
    next();
  })
  .put((req, res) => {
    req.tags.push(req.params.tag);
    fs.writeFileSync(`users/${req.params.user}.json`, JSON.stringify(req.tags)); // stays: needs-review
    res.json({ notice: req.notice, tags: req.tags });
  });

app.use('/users/:user', router);
app.listen(3000);
