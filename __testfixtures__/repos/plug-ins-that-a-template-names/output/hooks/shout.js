import { exclusive } from '../unblock-helpers.js';

export async function after(room) {
  return exclusive('*.txt', async () => {
    const before = (await room.notes()).length;
    await room.note(`${before} SO FAR`);
  });
}
