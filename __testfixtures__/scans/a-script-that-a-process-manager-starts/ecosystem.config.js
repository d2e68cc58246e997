module.exports = { apps: [{ name: 'worker', script: './worker.js', watch: false }] };
