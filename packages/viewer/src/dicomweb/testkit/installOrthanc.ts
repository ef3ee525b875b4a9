import { existsSync } from 'node:fs'
import { installDebian } from '../../testkit/installDebian.ts'
import { leaveOut } from '../../testkit/leaveOut.ts'

const PROGRAM = '/usr/sbin/Orthanc'
const PLUGIN = '/usr/share/orthanc/plugins/libOrthancDicomWeb.so'

const isThere = () => existsSync(PROGRAM) && existsSync(PLUGIN)

/**
 * A real server to test against, of Debian's packages. Installed if it can be; otherwise false, with a line that says
 * what was left out, or a failure before a release. It needs root for a network of its own, since it listens on every address it finds.
 */
export function installOrthanc(): boolean {
  const isRoot = process.getuid?.() === 0
  if (isRoot && !isThere()) installDebian('orthanc', 'orthanc-dicomweb')
  if (isRoot && isThere()) return true
  const reason = isRoot
    ? 'orthanc and orthanc-dicomweb cannot be installed'
    : 'only root can start Orthanc apart'
  leaveOut(`nothing is tested against a real DICOMweb server, since ${reason}`)
  return false
}

export { PLUGIN as ORTHANC_PLUGIN, PROGRAM as ORTHANC_PROGRAM }
