class Visits {
  name = 'visits';
  count = 0;

  set(count) {
    this.count = count;
  }
}

export default new Visits();
