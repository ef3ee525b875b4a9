import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Pandok, startPandok } from '../../e2e/server/startPandok.ts'
import { freePort } from '../../tools/run/freePort.mjs'

export async function startEcho() {
  const port = await freePort()
  const child = fork(fileURLToPath(new URL('./echoServer.mjs', import.meta.url)), {
    env: { ...process.env, PORT: String(port) },
  })
  await once(child, 'message')
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const exited = once(child, 'exit')
      child.kill()
      await exited
    },
  }
}

/** Starts the product like `npm start`, with errors as its only log and with its embedded database. */
export const startProduct = (): Promise<Pandok> => startPandok({ LOG_LEVEL: 'error' })
