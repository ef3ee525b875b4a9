import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { z } from 'zod'

export interface SandboxProcess {
  pid: number | null
  facts: SandboxFacts
  exited: Promise<unknown>
  stop: () => Promise<void>
}

const sandboxFacts = z.object({
  url: z.url(),
  secretKey: z.string(),
  clientKey: z.string(),
  adminToken: z.string(),
})
export type SandboxFacts = z.output<typeof sandboxFacts>

const START_TIMEOUT_MS = 300_000
const STOP_TIMEOUT_MS = 5_000

/** Other variables of our environment must not be passed on, least of all those with access to the database. */
const HANDED_ON = /^(?:PATH|HOME|TMPDIR|TEMP|TMP|SystemRoot|NODE_OPTIONS|GATEWAY_SANDBOX_.+)$/i

/** One process of the sandbox; it prints in one line where it listens and with which keys. */
export async function startSandboxProcess(
  program: readonly string[],
  settings: Readonly<Record<`GATEWAY_SANDBOX_${string}`, string>>,
  onComplaint: (line: string) => void,
): Promise<SandboxProcess> {
  const child = spawn(process.execPath, program, {
    env: { ...handedOn(), ...settings },
    // It ends when the channel breaks, however we end.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Ctrl+C reaches the whole process group of the terminal, but purchases that have begun still need the
    // gateway.
    detached: process.platform !== 'win32',
  })
  const exited = once(child, 'exit').catch(() => {})
  if (child.stderr) createInterface({ input: child.stderr }).on('line', onComplaint)
  try {
    const facts = await readFacts(child, exited)
    return { pid: child.pid ?? null, facts, exited, stop: () => stop(child, exited) }
  } catch (error) {
    await stop(child, exited)
    throw error
  }
}

function handedOn(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => HANDED_ON.test(name)))
}

async function readFacts(child: ChildProcess, exited: Promise<unknown>): Promise<SandboxFacts> {
  if (!child.stdout) throw new Error('The sandbox gateway has no output.')
  const timeout = AbortSignal.timeout(START_TIMEOUT_MS)
  const line = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line', { signal: timeout }),
    exited.then(() => null),
  ])
  if (line === null) throw new Error('The sandbox gateway ended instead of starting.')
  return sandboxFacts.parse(JSON.parse(String(line[0])))
}

async function stop(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const lastResort = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  await exited
  clearTimeout(lastResort)
}
