import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Listens for a moment. Whether the port is free is otherwise known only once the database and everything else runs,
 * for nothing; somebody who takes it meanwhile is still told of then.
 */
export async function checkPort(host: string, port: number): Promise<void> {
  if (port === 0) return
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
