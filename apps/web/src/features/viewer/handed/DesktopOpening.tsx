import { useHandedFiles } from './useHandedFiles.ts'

/** The viewer's ear for what the Windows program is given. */
export function DesktopOpening() {
  useHandedFiles()
  return null
}
