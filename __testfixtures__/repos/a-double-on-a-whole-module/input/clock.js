exports.now = () => Date.now();
