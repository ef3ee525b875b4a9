import type { Site } from './Site.ts'

/** What the program carries with it. */
export interface Carried {
  version: string
  /** The Pandok server it was built for; null lets the user name one. */
  server: string | null
  /** PEM of the key that newer versions are signed with; null for a program that doesn't look for any. */
  updateKey: string | null
  site: Site
  /** The script that runs first in every page. */
  boot: string
}
