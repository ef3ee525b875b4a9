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
  /** The element besides the heading that has to be visible before the picture is taken. */
  until?: string
  prepare?: (pandok: Pandok) => Promise<void>
  /** The steps that a person would take before the picture. */
  act?: (page: Page) => Promise<void>
}
