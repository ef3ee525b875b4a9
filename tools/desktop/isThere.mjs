import { existsSync } from 'node:fs'
import path from 'node:path'

/** Returns whether a program with that name can be called. */
export const isThere = (/** @type {string} */ program) =>
  (process.env['PATH'] ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, program)))
