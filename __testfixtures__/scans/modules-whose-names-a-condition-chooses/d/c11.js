module.exports = process.env.A ? require('./a11') : require('./b11');
