import type { Page } from '@playwright/test'
import type { Pandok } from '../../e2e/server/startPandok.ts'

/** A screenshot of one screen. */
export interface Shot {
  name: string
  path: string
  size: readonly [width: number, height: number]
  language?: string
  who?: 'member' | 'admin'
  theme?: 'light' | 'dark'
  /** The element besides the heading that must be visible before the screenshot is taken. */
  until?: string
  prepare?: (pandok: Pandok) => Promise<void>
  /** The steps that a person would take before the screenshot. */
  act?: (page: Page) => Promise<void>
}
