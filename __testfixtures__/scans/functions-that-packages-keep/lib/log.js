const fs = require('fs');
const winston = require('winston');

const { combine, printf } = winston.format;
const format = combine(printf((info) => `${fs.readFileSync('host', 'utf8')} ${info.message}`)); // found: request GET /quotes
module.exports = winston.createLogger({ format, transports: [new winston.transports.Console()] });
