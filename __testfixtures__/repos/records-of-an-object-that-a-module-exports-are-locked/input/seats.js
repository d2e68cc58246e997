class Seats {
  seats = [{ id: 'a', by: null }];

  seat(id) {
    return this.seats.find((one) => one.id === id);
  }

  taken(id) {
    return this.seat(id).by !== null;
  }

  take(id, by) {
    this.seat(id).by = by;
  }
}

module.exports = new Seats();
