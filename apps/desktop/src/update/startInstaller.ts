import { spawn } from 'node:child_process'

/**
 * Runs silently, because the user has just agreed; it ends, replaces and restarts this program. Rejects if it
 * can't be started, for example because of an administrator's policy.
 */
export function startInstaller(installer: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(installer, ['/S', '/RESTART'], { detached: true, stdio: 'ignore' })
    child.once('error', reject).once('spawn', resolve)
    child.unref()
  })
}
