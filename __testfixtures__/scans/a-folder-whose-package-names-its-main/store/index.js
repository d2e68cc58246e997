exports.load = () => 'of nobody';
