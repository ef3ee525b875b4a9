import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const NOBODY = 65534

/** Only root may run a program as another user, who must be able to read this checkout. A skipped test is reported. */
export function canChangeUser(what: string): boolean {
  const isPossible =
    process.getuid?.() === 0 &&
    spawnSync('/bin/sh', ['-c', 'test -r "$0"', fileURLToPath(import.meta.url)], { uid: NOBODY, gid: NOBODY })
      .status === 0
  if (!isPossible) console.error(`Skipped: ${what}. It takes root, and a checkout that other users can read.`)
  return isPossible
}
