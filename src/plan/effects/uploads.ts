import { isWithin } from '../../program';
import type { CallFacts, CallGraph } from '../../types';

// Matches: req.file.path, and path.join(file.destination, file.filename)
const UPLOAD =
  /^<\??(?:[\w$]+\.)*(?:file|files:\d+|files\[\d+\]|upload)\.(?:path@[^>]*>$|(?:path|destination)(?:@[^>]*)?>(?:\/\*\*|\/<[^>]*>)?$)/;
// Matches: Date.now, uuidv4, crypto.randomBytes
const OTHER_EACH_TIME = /\b(?:now|getTime|hrtime|random\w*|uuid\w*|v[1-7]|nanoid|ulid|cuid\w*|createId)$/i;

/** Uploaded files, whose names are unique unless the project sets them. */
export class Uploads {
  private naming: readonly (readonly CallFacts[])[] | undefined;

  constructor(private readonly graph: CallGraph) {}

  /** Whether a path is that of an uploaded file with a name that no other has. */
  isOne(path: string): boolean {
    return UPLOAD.test(path) && this.namings.length === 0;
  }

  /** Whether a path is that of an uploaded file which a client may have put where it put one before. */
  // Matches: multer.diskStorage({ filename: (req, file, done) => done(null, file.originalname) })
  mayReplace(path: string): boolean {
    const isOther = ({ text }: CallFacts): boolean => OTHER_EACH_TIME.test(text);
    return UPLOAD.test(path) && this.namings.some((calls) => !calls.some(isOther));
  }

  /** By storage to which the project gives names: the calls by which it makes them. */
  private get namings(): readonly (readonly CallFacts[])[] {
    return (this.naming ??= [...this.graph.program.all].flatMap(({ calls }) => {
      const storages = calls.filter(
        ({ name, args }) => name === 'diskStorage' && args[0]?.keys?.includes('filename') !== false,
      );
      return storages.map(({ span, index }) =>
        calls.filter((call) => call.index !== index && isWithin(call.span, span)),
      );
    }));
  }
}
