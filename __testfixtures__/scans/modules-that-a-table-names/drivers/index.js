exports.openDriver = (name) => new (require(name))();
