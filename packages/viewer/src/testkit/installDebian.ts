import { execFileSync } from 'node:child_process'

/**
 * Installs Debian packages that a test holds the product against, where that can be done: by root, with a way to the
 * packages. Whether it has been is seen by looking for what they bring; several tests may ask at once, and wait.
 */
export function installDebian(...packages: readonly string[]): void {
  if (process.getuid?.() !== 0) return
  try {
    execFileSync(
      '/usr/bin/apt-get',
      ['install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120', ...packages],
      {
        stdio: 'ignore',
        timeout: 240_000,
        // A service that comes with a package would listen on all addresses at once.
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
      },
    )
  } catch {
    // What is missing is said by the caller.
  }
}
