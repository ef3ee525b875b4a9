import { createHash } from 'node:crypto'
import path from 'node:path'

/**
 * The address of a user's running program: a named pipe on Windows, a socket in the user's folder elsewhere.
 */
export function pipePath(data: string, user: string, platform: NodeJS.Platform = process.platform): string {
  const hash = createHash('sha256').update(`${user}\n${data}`).digest('hex').slice(0, 24)
  return platform === 'win32' ? `\\\\.\\pipe\\pandok-${hash}` : path.join(data, `pandok-${hash}.sock`)
}
