const express = require('express');
const fs = require('fs');

const inherits = (child, parent) => Object.setPrototypeOf(child, parent);
function A() {}
function B() {}
A.prototype = Object.create(B.prototype);
B.prototype = Object.create(A.prototype);
inherits(A, B);
inherits(B, A);

const app = express();
app.get('/', async (req, res) => res.send(await fs.promises.readFile('a.txt', 'utf8') + new A().name));
app.listen(3000);
