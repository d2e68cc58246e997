module.exports = class Team {
  constructor() {
    this.wins = 0;
  }

  record(before) {
    this.wins = before + 1;
  }
};
