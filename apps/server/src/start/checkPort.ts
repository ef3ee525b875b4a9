import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Listens for a moment. Otherwise a used port would be noticed only after the database and everything else
 * was started; somebody who takes it meanwhile is still noticed then.
 */
export async function checkPort(host: string, port: number): Promise<void> {
  if (port === 0) return
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
