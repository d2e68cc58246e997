module.exports = { base: process.env.BASE || '/api' };
