import type { Page } from '@playwright/test'
import type { Pandok } from '../../e2e/server/startPandok.ts'

/** A picture of one screen. */
export interface Shot {
  name: string
  path: string
  size: readonly [width: number, height: number]
  language?: string
  who?: 'member' | 'admin'
  theme?: 'light' | 'dark'
  /** What has to be there before the picture is taken, beside the heading. */
  until?: string
  prepare?: (pandok: Pandok) => Promise<void>
  /** What a person does before it is taken. */
  act?: (page: Page) => Promise<void>
}
