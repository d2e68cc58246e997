const { readFileSync } = require('fs');

exports.render = (name) => readFileSync(`views/${name}.html`, 'utf8'); // stays: caller-not-in-sight

exports.compile = (name) => readFileSync(`views/${name}.tpl`, 'utf8');
