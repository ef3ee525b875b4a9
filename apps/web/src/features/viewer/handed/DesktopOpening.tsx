import { useHandedFiles } from './useHandedFiles.ts'

/** Receives files that are passed to the Windows program. */
export function DesktopOpening() {
  useHandedFiles()
  return null
}
