import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PROGRAM = '/usr/sbin/Orthanc'
const PLUGIN = '/usr/share/orthanc/plugins/libOrthancDicomWeb.so'

const isThere = () => existsSync(PROGRAM) && existsSync(PLUGIN)

/**
 * A real server to test against, of Debian's packages. Installed if it can be; otherwise false, with a line that says
 * what was left out. It needs root for a network of its own, since it listens on every address it finds.
 */
export function installOrthanc(): boolean {
  const isRoot = process.getuid?.() === 0
  if (isRoot && !isThere()) tryInstall()
  if (isRoot && isThere()) return true
  const reason = isRoot
    ? 'orthanc and orthanc-dicomweb cannot be installed'
    : 'only root can start Orthanc apart'
  process.stderr.write(`skipped: nothing is tested against a real DICOMweb server, since ${reason}\n`)
  return false
}

function tryInstall(): void {
  try {
    execFileSync(
      '/usr/bin/apt-get',
      ['install', '-y', '--no-install-recommends', 'orthanc', 'orthanc-dicomweb'],
      {
        stdio: 'ignore',
        timeout: 120_000,
        // The service of the package would listen on all addresses at once.
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
      },
    )
  } catch {
    // What is missing is said by the caller.
  }
}

export { PLUGIN as ORTHANC_PLUGIN, PROGRAM as ORTHANC_PROGRAM }
