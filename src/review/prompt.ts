import type { Input, Output } from '../io';
import type { Colors } from '../colors';
import type { Answer, Ask } from './types';

/** The terminal the keys are read from. */
export interface Terminal {
  readonly input: Input;
  readonly output: Output;
  readonly signal: AbortSignal;
  readonly colors: Colors;
}

interface Closable {
  on(event: 'close', listener: () => void): unknown;
  removeListener(event: 'close', listener: () => void): unknown;
}

const keys: ReadonlyMap<string, Answer> = new Map([
  ['y', 'y'],
  ['n', 'n'],
  ['w', 'w'],
  ['a', 'a'],
  ['q', 'q'],
  ['?', '?'],
]);

/** A prompt that answers with one keypress; Ctrl-C, an abort and a closed terminal are an interruption. */
export async function makeAsk(terminal: Terminal): Promise<Ask> {
  const { createPrompt, useEffect, useKeypress } = await import('@inquirer/core');
  const { default: inquirer } = await import('inquirer');
  const prompt = createPrompt<Answer, object>((_config, done) => {
    useKeypress((event) => {
      const answer = answerOf(event);
      if (answer) done(answer);
    });
    // Without this, a terminal that goes away (or Ctrl-D) would leave the prompt waiting for ever.
    useEffect((readline) => onClose(readline, () => done('interrupt')), []);
    return keyLine(terminal.colors);
  });
  const { input, output, signal } = terminal;
  const streams = { input: input as NodeJS.ReadStream, output, signal, clearPromptOnDone: true, skipTTYChecks: true };
  const questions = inquirer.createPromptModule(streams);
  questions.registerPrompt('key', prompt);
  const question = [{ type: 'key', name: 'key', message: '' }] as unknown as Parameters<typeof questions>[0];
  return () => questions(question).then((answers) => (answers as { readonly key: Answer }).key, interruption);
}

function answerOf(event: object): Answer | undefined {
  // readline also tells the character typed; inquirer's type does not mention it, but `?` has no name.
  const { sequence, ctrl } = event as { readonly sequence?: string; readonly ctrl?: boolean };
  return ctrl ? undefined : keys.get(sequence?.toLowerCase() ?? '');
}

function onClose(readline: Closable, listener: () => void): () => unknown {
  readline.on('close', listener);
  return () => readline.removeListener('close', listener);
}

function keyLine({ bold }: Colors): string {
  const key = (letter: string, rest: string): string => `[${bold(letter)}]${rest}`;
  return (
    [key('y', 'es'), key('n', 'o'), key('w', 'hy'), key('a', 'll'), key('q', 'uit'), key('?', '')].join('  ') + ' '
  );
}

function interruption(error: unknown): Answer {
  if (error instanceof Error && ['ExitPromptError', 'AbortPromptError'].includes(error.name)) return 'interrupt';
  throw error;
}
