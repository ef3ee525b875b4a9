import { existsSync } from 'node:fs'
import path from 'node:path'

/** Whether a program can be called by that name. */
export const isThere = (/** @type {string} */ program) =>
  (process.env['PATH'] ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, program)))
