import { basename } from 'node:path'
import { readYaml } from '../readYaml.ts'

/** Reads a file that somebody provides, or returns a sentence about why it can't be read. */
export function readGiven(path: string): { ok: true; content: unknown } | { ok: false; problem: string } {
  try {
    return { ok: true, content: readYaml(path) }
  } catch (error) {
    const [first = ''] = (error as Error).message.split('\n')
    const isAbsent = (error as NodeJS.ErrnoException).code === 'ENOENT'
    return { ok: false, problem: isAbsent ? `${path}: there is no such file` : `${basename(path)}: ${first}` }
  }
}
