import { spawn } from 'node:child_process'

/** Silently, since whoever uses the program has just agreed; it ends us, replaces us and starts us again. */
export function startInstaller(installer: string): void {
  spawn(installer, ['/S', '/RESTART'], { detached: true, stdio: 'ignore' })
    .on('error', () => {})
    .unref()
}
