import { spawn } from 'node:child_process'

export interface RunOptions {
  cwd?: string
  env?: NodeJS.ProcessEnv
  timeoutMs?: number
}

interface RunResult {
  code: number | null
  output: string
}

/** Runs a program to its end at low priority, because builds share the machine with people. */
function tryRun(program: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const child = spawn('nice', [program, ...args], {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(options.timeoutMs !== undefined && { timeout: options.timeoutMs, killSignal: 'SIGKILL' }),
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output = (output + chunk).slice(-100_000)
      })
    }
    child.once('error', reject).once('close', (code) => resolve({ code, output }))
  })
}

export async function run(
  program: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<string> {
  const { code, output } = await tryRun(program, args, options)
  if (code !== 0) throw new Error(`${program} ended with ${code}:\n${output.slice(-4000)}`)
  return output
}
