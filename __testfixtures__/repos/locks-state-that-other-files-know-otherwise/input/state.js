exports.visits = 0;
