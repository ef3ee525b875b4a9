import type { Pandok } from '../../../e2e/server/startPandok.ts'
import type { Wine } from '../wine/openWine.ts'
import type { Steps } from './createSteps.ts'
import type { Releases } from './makeReleases.ts'

/** Everything with which the installed program is tested. */
export interface Trial {
  step: Steps['step']
  releases: Releases
  wine: Wine
  /** The server that the program connects to, which also offers the newer release. */
  pandok: Pandok
  windows: InstalledWindows
}

/** The paths in the fresh Windows, and functions that check whether they exist. */
export interface InstalledWindows {
  /** The program's folder and its user's data, as paths in Linux. */
  home: string
  data: string
  /** The paths of the programs in Windows notation. */
  program: string
  uninstaller: string
  shortcuts: () => Promise<string[]>
  hasKey: (place: string, value?: string) => Promise<boolean>
  /** The registry entries that an installation makes, none of which may remain. */
  registered: readonly (readonly [place: string, value?: string])[]
  /** Returns every file and every line of the registry that contains the product's name. */
  traces: () => Promise<string[]>
}
