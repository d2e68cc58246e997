import Module, { findSourceMap, SourceMap, type SourceMapPayload } from 'node:module';

type Compile = (this: unknown, content: string, file: string, ...more: unknown[]) => unknown;

/** More files than an app compiles as it loads them; the places of later ones are those of the code that runs. */
const MOST = 5000;
const INLINE = /\/\/# sourceMappingURL=data:application\/json[^,]*;base64,([\w+/=]+)\s*$/;

/** Maps of files that were compiled while they were required, as text until they are asked for. */
const texts = new Map<string, string>();
const maps = new Map<string, SourceMap | undefined>();

/** From now on the maps of compilers as ts-node are kept: Node itself keeps them only when asked to. */
export function keepSourceMaps(): void {
  const prototype = Module.prototype as unknown as { _compile: Compile };
  const compile = prototype._compile;
  prototype._compile = function (this: unknown, ...args: Parameters<Compile>): unknown {
    const [content, file] = args;
    const [, text] = (typeof content === 'string' && INLINE.exec(content.slice(-1_000_000))) || [];
    if (text !== undefined && texts.size < MOST) texts.set(file, text);
    return Reflect.apply(compile, this, args);
  };
}

/** The map of a file that Node knows by the one name, or a compiler by its path. */
export function mapOf(file: string, path: string): SourceMap | undefined {
  return findSourceMap(file) ?? ownMap(path);
}

function ownMap(file: string): SourceMap | undefined {
  const text = texts.get(file);
  if (text !== undefined && !maps.has(file)) maps.set(file, parsed(text));
  return maps.get(file);
}

function parsed(text: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(Buffer.from(text, 'base64').toString()) as SourceMapPayload);
  } catch {
    return undefined;
  }
}
