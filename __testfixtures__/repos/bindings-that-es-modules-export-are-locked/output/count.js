import { writeFileAtomic, exclusive } from './unblock-helpers.js';

export let count = 0;

export async function bump(next) {
  return exclusive('count.txt', async () => {
    await writeFileAtomic('count.txt', String(next));
    count = next;
  });
}
