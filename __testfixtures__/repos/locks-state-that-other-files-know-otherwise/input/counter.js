class Counter {
  constructor() {
    this.value = 0;
  }

  set(value) {
    this.value = value;
  }
}

module.exports = new Counter();
