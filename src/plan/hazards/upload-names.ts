import type { CallGraph, Hazard } from '../../types';
import type { Guarding } from '../interleaving/atomicity';
import { entriesOf } from '../graph-index';
import { holdersOf, type Closure } from '../propagation/closure';

const STORAGE = 'multer.diskStorage';
/** Its other function chooses a folder, which uploads share anyway. */
const CHOOSES_FOLDER = 'destination';

/**
 * Look-ups by which an upload gets a name that nobody has: multer opens the file as soon as it is told the name, so that the next
 * look-up found it (https://github.com/expressjs/multer/blob/main/storage/disk.js). Behind a wait, several may find none.
 */
// Matches: multer.diskStorage({ filename(req, file, done) { done(null, existsSync(file.originalname) ? unique() : file.originalname); } })
export function uploadNames(graph: CallGraph, closures: readonly Closure[]): Guarding['hazards'] {
  return closures
    .filter(({ finding }) => finding.blocking.method.effect === 'look')
    .flatMap((closure) => {
      const namers = holdersOf(graph, closure).filter((fn) =>
        entriesOf(graph, fn).some(({ route }) => route === STORAGE && graph.program.fn(fn).name !== CHOOSES_FOLDER),
      );
      return namers.map((fn) => {
        const at = graph.program.at(fn);
        const message = 'several uploads may find the same name free, and write one file';
        const hazard: Hazard = { code: 'upload-name', message, at, findings: [closure.finding.id] };
        return { fn: closure.owner, hazard };
      });
    });
}
