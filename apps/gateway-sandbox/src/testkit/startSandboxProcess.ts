import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { bundleProgram } from '@pandok/testkit'

export interface SandboxProcess {
  readonly url: string
  readonly secretKey: string
  readonly clientKey: string
  readonly adminToken: string
  /** Kills the process without a shutdown, like a power failure. */
  kill(): Promise<void>
  /** Stops the process properly; resolves with its exit code. */
  stop(): Promise<number | null>
}

/** Starts the sandbox as a separate process, as from a command line. */
export async function startSandboxProcess(dataDir: string): Promise<SandboxProcess> {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url))
  const child = spawn(process.execPath, [bundleProgram(main)], {
    env: { ...process.env, GATEWAY_SANDBOX_DATA_DIR: dataDir, GATEWAY_SANDBOX_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })
  const [line] = (await Promise.race([
    once(lines, 'line'),
    exited.then(() => Promise.reject(new Error('The sandbox ended instead of starting.'))),
  ])) as [string]
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await exited
    return child.exitCode
  }
  return {
    ...(JSON.parse(line) as Pick<SandboxProcess, 'url' | 'secretKey' | 'clientKey' | 'adminToken'>),
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  }
}
