import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { databaseEnvironment } from './databaseEnvironment.ts'
import type { RunAs } from './runAs.ts'

export interface LifelineOptions {
  runAs: RunAs
  /** The working directory of the program, because its user may not be allowed to enter the caller's. */
  cwd: string
  onLine(line: string): void
}

export interface LifelineProcess {
  /** Asks the program to end, exactly as our own death would. */
  letGo(): void
  /** It rejects only if the program could not be started. */
  exited: Promise<void>
}

/**
 * File descriptor 3 is the life line: nothing is ever written to it, and the kernel closes our end however we
 * die. The watcher is ended with the program, so that it can't signal another process that gets the same pid
 * later. It repeats the signal every second, because a shell starts background programs with SIGINT ignored,
 * and a program that gets it before it has installed its own handler would live on for ever.
 */
const SCRIPT = `
"$@" 3<&- &
program=$!
(while read -r _; do :; done; while kill -INT $program; do sleep 1; done) <&3 >/dev/null 2>&1 &
watcher=$!
exec 3<&-
wait $program
code=$?
kill $watcher 2>/dev/null
exit $code`

export function spawnOnLifeline(command: readonly string[], options: LifelineOptions): LifelineProcess {
  const child = process.platform === 'win32' ? spawnPlain(command, options) : spawnInShell(command, options)
  const lines = createInterface({ input: child.stderr as NodeJS.ReadableStream })
  lines.on('line', options.onLine)
  const lifeline = child.stdio[3]
  lifeline?.on('error', ignoreBrokenPipe)
  const exited = new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    // At 'close', unlike 'exit', the last line of stderr has been read.
    child.once('close', () => resolve())
  })
  return { letGo: () => (lifeline ? lifeline.destroy() : child.kill('SIGINT')), exited }
}

function spawnInShell(command: readonly string[], { runAs, cwd }: LifelineOptions): ChildProcess {
  const { prefix, ...ids } = runAs
  return spawn('/bin/sh', ['-c', SCRIPT, 'sh', ...prefix, ...command], {
    cwd,
    env: databaseEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    // It has a session of its own, so that Ctrl+C in a terminal only reaches us and the database ends after
    // the last request.
    detached: true,
    ...ids,
  })
}

/**
 * Windows has no sh and no SIGINT: there the program ends abruptly, the next start replays its log, and it
 * outlives us if we are killed. This branch is untested.
 */
function spawnPlain([program = '', ...args]: readonly string[], { cwd }: LifelineOptions): ChildProcess {
  const child = spawn(program, args, { cwd, env: databaseEnvironment(), stdio: ['ignore', 'ignore', 'pipe'] })
  process.once('exit', () => child.kill())
  return child
}

function ignoreBrokenPipe(): void {}
