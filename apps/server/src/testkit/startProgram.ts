import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { bundleProgram } from '@pandok/testkit'

export interface ProgramOptions {
  uid?: number
  gid?: number
  env?: NodeJS.ProcessEnv
  /** Called with every line after those taken with `nextLine`. */
  onLine?: (line: string) => void
}

export interface Program {
  pid: number
  nextLine(): Promise<string>
  say(line: string): void
  kill(signal: NodeJS.Signals): void
  /** Its standard error, once it has ended and all output was read. */
  exited: Promise<string>
}

/** Runs a TypeScript file in its own Node process, which communicates by lines and can be killed. */
export function startProgram(file: URL, args: readonly string[], options: ProgramOptions = {}): Program {
  const { onLine, ...spawnOptions } = options
  const child = spawn(process.execPath, [bundleProgram(fileURLToPath(file)), ...args], {
    ...spawnOptions,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const complaints: string[] = []
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk.toString()))
  child.stdin.on('error', ignoreBrokenPipe)
  const exited = new Promise<string>((resolve) => child.once('close', () => resolve(complaints.join(''))))
  return {
    pid: pidOf(child),
    nextLine: takeLines(child, exited, onLine),
    say: (line) => child.stdin.write(`${line}\n`),
    kill: (signal) => child.kill(signal),
    exited,
  }
}

function takeLines(
  child: ChildProcess,
  exited: Promise<string>,
  onLine: (line: string) => void = () => {},
): () => Promise<string> {
  const waiting: ((line: string) => void)[] = []
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })
  lines.on('line', (line) => (waiting.shift() ?? onLine)(line))
  return () =>
    new Promise((resolve, reject) => {
      waiting.push(resolve)
      void exited.then((complaints) => reject(new Error(`The program ended: ${complaints}`)))
    })
}

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('The program could not be started.')
  return pid
}

function ignoreBrokenPipe(): void {}
