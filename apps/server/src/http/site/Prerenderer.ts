import type { Locale } from '@pandok/domain'
import type { GuidePage } from '@pandok/protocol'

/** The prerendered pages; `none` stands for every address without a page. */
export type PageName =
  | 'home'
  | 'price'
  | 'download'
  | 'privacy'
  | 'terms'
  | 'refund'
  | `guide/${GuidePage}`
  | 'none'

export interface DrawnPage {
  /** The title, already escaped as HTML. */
  title: string
  description: string
  /** The HTML inside `#root`. */
  content: string
}

/** The server bundle of the site's build (apps/web/src/prerender.tsx), which renders its screens without a browser. */
export interface Prerenderer {
  prerender: (
    name: PageName,
    locale: Locale,
    settings: Readonly<Record<string, unknown>>,
  ) => Promise<DrawnPage>
}

/**
 * Files that a page needs soon, which the browser would otherwise find one after the other
 * (tools/build/pageFiles.mjs).
 */
export interface PageFiles {
  /** The script that runs before the first paint. */
  boot: string
  scripts: Readonly<Record<string, readonly string[]>>
  styles: Readonly<Record<string, readonly string[]>>
  fonts: Readonly<Record<string, readonly string[]>>
}
