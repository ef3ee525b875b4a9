import type { BrowserContext, Page } from '@playwright/test'

/** A viewer under test that can show a CT. */
export interface Viewer {
  id: string
  name: string
  /** Where a wheel is turned, and where the picture is; `canvas`: on the picture itself. */
  wheelOn: string
  picture: string
  enter?(context: BrowserContext): Promise<void>
  /** A page that waits for files. */
  ready(page: Page): Promise<void>
  /** Where files are let go. */
  dropOn: string
  /** JavaScript that says whether all slices are decoded. */
  isDone: string
  /** What has to be done after the drop before anything is shown. */
  goOn?(page: Page): Promise<void>
  /** Everything that is open. */
  close?(page: Page): Promise<void>
}
