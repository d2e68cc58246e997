const express = require('express');
const robots = require('./robots');

const app = express();
const robot = new robots[process.env.ROBOT]();

app.get('/state', (req, res) => res.send(robot.read()));
app.listen(3000);
