import { readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

const LINES_MAX = 2000

export interface DiagnosticParts {
  version: string
  logs: string
  server: string | null
  figures: Readonly<Record<string, number | string | boolean | null>>
}

/**
 * Information for support, shown to the user before it is sent. It contains no names, no paths, and no
 * addresses except the server's.
 */
export async function diagnose({ version, logs, server, figures }: DiagnosticParts): Promise<unknown> {
  const texts = await Promise.all(
    ['pandok.log.1', 'pandok.log'].map((name) => readFile(path.join(logs, name), 'utf8').catch(() => '')),
  )
  const lines = texts
    .join('')
    .split('\n')
    .filter((line) => line !== '')
    .slice(-LINES_MAX)
  return {
    program: { version, node: process.versions.node, uptimeSeconds: Math.round(process.uptime()) },
    computer: {
      system: `${os.type()} ${os.release()}`,
      arch: os.arch(),
      processors: os.cpus().length,
      memoryBytes: os.totalmem(),
      freeMemoryBytes: os.freemem(),
    },
    server,
    figures,
    log: lines.map((line) => {
      try {
        return JSON.parse(line) as unknown
      } catch {
        return { code: 'BROKEN_LINE' }
      }
    }),
  }
}
