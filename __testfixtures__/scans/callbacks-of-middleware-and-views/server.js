const fs = require('fs');
const express = require('express');
const bodyParser = require('body-parser');
const multer = require('multer');
const { engine } = require('express-handlebars');
const nunjucks = require('nunjucks');

const app = express();
const storage = multer.diskStorage({
  destination: (req, file, done) => {
    fs.mkdirSync('uploads', { recursive: true }); // found: request multer.diskStorage
    done(null, 'uploads');
  },
});
app.post('/files', multer({ storage }).single('file'), (req, res) => res.end());
app.use(bodyParser.json({ verify: () => fs.readFileSync('key.pem') })); // found: request bodyParser.json
app.engine('hbs', engine({ helpers: { version: () => fs.readFileSync('version', 'utf8') } })); // found: request engine version
const env = nunjucks.configure('views', { express: app });
env.addFilter('size', (path) => fs.statSync(path).size); // found: request env.addFilter size
['get', 'post'].forEach((method) => app[method]('/both', (req, res) => res.send(fs.readdirSync('both')))); // found: request app[method] /both
app.listen(3000);
