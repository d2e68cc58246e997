exports.name = 'Note';
exports.schema = {};
exports.finders = () => ({ instance: {} });
