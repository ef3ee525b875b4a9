import { createHash } from 'node:crypto'
import path from 'node:path'

/** Where the one running program of a user is found: a named pipe on Windows, a socket in the user's own folder elsewhere. */
export function pipePath(data: string, user: string, platform: NodeJS.Platform = process.platform): string {
  const hash = createHash('sha256').update(`${user}\n${data}`).digest('hex').slice(0, 24)
  return platform === 'win32' ? `\\\\.\\pipe\\pandok-${hash}` : path.join(data, `pandok-${hash}.sock`)
}
