import { recover, reopenBatch, withLock } from '../apply';
import { count } from '../findings/proof';
import type { Io } from '../shell/io';
import { printable } from '../shell/printable';
import { batchOf } from './decide';

/** Does work on an app while no other run may touch it; first recovers from a run that was cut off. */
export function locked<Result>(root: string, io: Io, work: () => Promise<Result>): Promise<Result> {
  return withLock(root, async () => {
    const batch = batchOf(io);
    if (batch !== undefined) await reopenBatch(root, batch);
    await restoreInterrupted(root, io);
    return work();
  });
}

/** Restores what an earlier run or undo wrote before it was interrupted, and reports it. */
async function restoreInterrupted(root: string, io: Io): Promise<void> {
  const restored = await recover(root);
  if (!restored) return;
  const what = restored.wasUndo ? 'An earlier undo' : 'An earlier run';
  io.stderr.write(`${what} was interrupted; its ${count(restored.restored.length, 'file')} were restored.\n`);
  for (const path of restored.conflicts)
    io.stderr.write(`  left alone, because it was edited since: ${printable(path)}\n`);
}
