import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/**
 * A native package from the folder `native` beside the program; null if there is none (on any system but
 * Windows).
 */
export function loadNative<T>(name: string, program = process.execPath): T | null {
  const folder = path.join(path.dirname(program), 'native', name)
  if (process.platform !== 'win32' || !existsSync(folder)) return null
  return createRequire(path.join(folder, 'package.json'))(folder) as T
}
