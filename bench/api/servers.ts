import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
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

/** The product as `npm start` runs it, quiet, with its embedded database. */
export const startProduct = (): Promise<Pandok> => startPandok({ LOG_LEVEL: 'error' })

const accountsFile = z.object({ member: z.object({ email: z.string(), password: z.string() }) })

/** Who was made at the first start. */
export async function demoMember(dataDir: string) {
  const text = await readFile(path.join(dataDir, 'demo-accounts.json'), 'utf8')
  return accountsFile.parse(JSON.parse(text)).member
}
