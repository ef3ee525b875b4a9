import type { Site } from './Site.ts'

/** The data embedded in the program. */
export interface EmbeddedData {
  version: string
  /** The Pandok server it was built for; null lets the user choose one. */
  server: string | null
  /** PEM of the key that signs newer versions; null for a program without updates. */
  updateKey: string | null
  site: Site
  /** The script that runs first in every page. */
  boot: string
}
