import type { BrowserContext, Page } from '@playwright/test'

/** A viewer under test that can show a CT. */
export interface Viewer {
  id: string
  name: string
  /** The elements over which the wheel is turned and which contain the picture; `canvas` means the picture itself. */
  wheelOn: string
  picture: string
  enter?(context: BrowserContext): Promise<void>
  /** Waits until the page accepts files. */
  ready(page: Page): Promise<void>
  /** The element onto which files are dropped. */
  dropOn: string
  /** A JavaScript expression that tells whether all slices are decoded. */
  isDone: string
  /** Does what is necessary after the drop before anything is shown. */
  goOn?(page: Page): Promise<void>
  /** Closes everything that is open. */
  close?(page: Page): Promise<void>
}
