export function after(room) {
  const before = room.notes().length;
  room.note(`${before} SO FAR`);
}
