export function after(room) {
  const before = room.notes().length;
  room.note(`${before} so far`);
}
