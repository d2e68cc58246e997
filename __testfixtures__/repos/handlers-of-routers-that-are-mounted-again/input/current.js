module.exports = { id: '', language: '', page: '' };
