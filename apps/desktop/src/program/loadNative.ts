import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** A package with machine code, from the folder `native` beside the program; null where there is none (any other system than Windows). */
export function loadNative<T>(name: string, program = process.execPath): T | null {
  const folder = path.join(path.dirname(program), 'native', name)
  if (process.platform !== 'win32' || !existsSync(folder)) return null
  return createRequire(path.join(folder, 'package.json'))(folder) as T
}
