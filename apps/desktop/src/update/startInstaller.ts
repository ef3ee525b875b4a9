import { spawn } from 'node:child_process'

/**
 * Silently, since whoever uses the program has just agreed; it ends us, replaces us and starts us again. Rejects where it can't be
 * started, as where an administrator allows certain programs only.
 */
export function startInstaller(installer: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(installer, ['/S', '/RESTART'], { detached: true, stdio: 'ignore' })
    child.once('error', reject).once('spawn', resolve)
    child.unref()
  })
}
