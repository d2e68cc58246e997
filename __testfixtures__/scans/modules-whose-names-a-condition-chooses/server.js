const express = require('express');
const c1 = require(process.env.A ? './d/a1' : './d/b1');
const c2 = require('./d/' + (process.env.A ? 'a2' : 'b2'));
const c3 = require(`./d/${process.env.A ? 'a3' : 'b3'}`);
const n4 = process.env.A ? './d/a4' : './d/b4';
const c4 = require(n4);
let n5 = './d/a5';
if (process.env.A) n5 = './d/b5';
const c5 = require(n5);
const c6 = require(process.env.DRIVER || './d/a6');
const { load: c7 } = process.env.A ? require('./d/a7') : require('./d/b7');
function pick() {
  if (process.env.A) return require('./d/a8');
  return require('./d/b8');
}
const c8 = pick();
class Child extends (process.env.A ? require('./d/c9').A : require('./d/c9').B) {}
const c10 = { x: require('./d/a10'), y: require('./d/b10') }[process.env.A];
const c11 = require('./d/c11');
const path = require('path');
const c12 = require(path.join(__dirname, 'd', process.env.A ? 'a12' : 'b12'));
const type = process.env.A === 'x' ? 'a13' : 'b13';
const c13 = require('./d/' + type);
let c14;
try {
  c14 = require('./d/a14');
} catch (e) {
  c14 = require('./d/b14');
}
const c15 = (process.env.A && require('./d/a15')) || require('./d/b15');
const c16 = (void 0, require('./d/a16'));
let c17 = require('./d/a17');
if (process.env.A) {
  c17 = require('./d/b17');
}
const loaders = { x: () => require('./d/a18'), y: () => require('./d/b18') };
const c18 = loaders[process.env.A]();

const app = express();
app.get('/1', (req, res) => res.send(c1.load()));
app.get('/2', (req, res) => res.send(c2.load()));
app.get('/3', (req, res) => res.send(c3.load()));
app.get('/4', (req, res) => res.send(c4.load()));
app.get('/5', (req, res) => res.send(c5.load()));
app.get('/6', (req, res) => res.send(c6.load()));
app.get('/7', (req, res) => res.send(c7()));
app.get('/8', (req, res) => res.send(c8.load()));
app.get('/9', (req, res) => res.send(new Child().load()));
app.get('/10', (req, res) => res.send(c10.load()));
app.get('/11', (req, res) => res.send(c11.load()));
app.get('/12', (req, res) => res.send(c12.load()));
app.get('/13', (req, res) => res.send(c13.load()));
app.get('/14', (req, res) => res.send(c14.load()));
app.get('/15', (req, res) => res.send(c15.load()));
app.get('/16', (req, res) => res.send(c16.load()));
app.get('/17', (req, res) => res.send(c17.load()));
app.get('/18', (req, res) => res.send(c18.load()));
app.listen(3000);
