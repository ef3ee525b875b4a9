import { useIncomingFiles } from './useIncomingFiles.ts'

/** Receives files that are passed to the Windows program. */
export function DesktopOpening() {
  useIncomingFiles()
  return null
}
