import type { Pandok } from '../../../e2e/server/startPandok.ts'
import type { Wine } from '../wine/openWine.ts'
import type { Steps } from './createSteps.ts'
import type { Releases } from './makeReleases.ts'

/** Everything that the installed program is tried with. */
export interface Trial {
  step: Steps['step']
  releases: Releases
  wine: Wine
  /** The server that the program talks to; offers the newer release. */
  pandok: Pandok
  windows: InstalledWindows
}

/** The paths in the fresh Windows, and checks whether they exist. */
export interface InstalledWindows {
  /** The program's folder and its user's data, as Linux sees them. */
  home: string
  data: string
  /** The paths of the programs in Windows notation. */
  program: string
  uninstaller: string
  shortcuts: () => Promise<string[]>
  hasKey: (place: string, value?: string) => Promise<boolean>
  /** The registry entries that an installation makes, none of which may be left behind. */
  registered: readonly (readonly [place: string, value?: string])[]
  /** Every file and every line of the registry that has our name in it. */
  traces: () => Promise<string[]>
}
