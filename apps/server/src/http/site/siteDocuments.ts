import type { Locale } from '@pandok/domain'
import type { ReleaseAnswer } from '@pandok/protocol'
import { type DocumentVariants, documentVariants } from './documentVariants.ts'
import { escapeHtml } from './escapeHtml.ts'
import { headTags } from './headTags.ts'
import type { PageFiles, PageName, Prerenderer } from './Prerenderer.ts'
import type { SiteSettings } from './SiteSettings.ts'
import { htmlLang, INDEXED } from './siteAddresses.ts'

export interface DocumentQuery {
  /** Null for a page that the browser renders. */
  page: PageName | null
  locale: Locale
  isAsked: boolean
  /** The release that `/download` offers; null on other pages and while it isn't known. */
  release: ReleaseAnswer | null
}

export interface SiteDocuments {
  find: (query: DocumentQuery) => Promise<DocumentVariants>
}

export interface Drawing {
  prerenderer: Prerenderer
  files: PageFiles
}

export interface SiteDocumentsOptions {
  template: string
  settings: SiteSettings
  publicUrl: string
  /** It is called when the first page is rendered, because its code is as large as that of the server. */
  loadDrawing: () => Promise<Drawing | null>
  /** A page that can't be rendered is left to the browser. */
  onFailure: (error: unknown) => void
}

/**
 * All documents of the site, each made at first use; there are a few dozen. A document that offers a release is made anew
 * when there is another one.
 */
export function createSiteDocuments(options: SiteDocumentsOptions): SiteDocuments {
  const { settings, publicUrl, loadDrawing, onFailure } = options
  const made = new Map<string, { release: string; variants: Promise<DocumentVariants> }>()

  async function make({ page, locale, isAsked, release }: DocumentQuery): Promise<DocumentVariants> {
    const known = release === null ? settings : { ...settings, release }
    const template = withSettings(options.template, known)
    const shell = template.replace(/<html lang="[^"]*"/u, `<html lang="${htmlLang(locale)}"`)
    if (page === null) return documentVariants(shell)
    try {
      const drawing = await loadDrawing()
      if (drawing === null) return documentVariants(shell)
      const drawn = await drawing.prerenderer.prerender(page, locale, { ...known })
      const address = page === 'none' ? null : INDEXED[page]
      const head = headTags({ publicUrl, address, locale, isAsked, page: drawn })
      const isComplete = page !== 'download' || release !== null
      const files = filesOf(drawing.files, programOf(shell), { page, locale, isComplete })
      return documentVariants(fill(shell, { ...drawn, head, locale, files }))
    } catch (error) {
      onFailure(error)
      return documentVariants(shell)
    }
  }

  return {
    find(query) {
      const { release, ...rest } = query
      const key = JSON.stringify(rest)
      const offered = JSON.stringify(release)
      const known = made.get(key)
      if (known?.release === offered) return known.variants
      const variants = make(query)
      made.set(key, { release: offered, variants })
      return variants
    },
  }
}

const META = /<meta\s+name="pandok-config"[^>]*>/u

function withSettings(template: string, settings: Readonly<Record<string, unknown>> | SiteSettings): string {
  const meta = `<meta name="pandok-config" content="${escapeHtml(JSON.stringify(settings))}" />`
  return META.test(template)
    ? template.replace(META, () => meta)
    : template.replace('</head>', () => `${meta}</head>`)
}

interface Filling {
  title: string
  content: string
  head: string
  locale: Locale
  /** Tags for files that the page needs soon. */
  files: string
}

/** The replacements are functions, because `$&` has a meaning in a text. */
const fill = (shell: string, { title, content, head, locale, files }: Filling): string =>
  shell
    .replace(/<title>[^<]*<\/title>/u, () => `<title>${title}</title>`)
    .replace(/<meta\s+name="description"[^>]*>/u, () => head)
    // The page can be read before its code is loaded, so the code is loaded when it is needed
    // (apps/web/src/boot.ts).
    .replace(PROGRAM, () => files)
    .replaceAll(PARTS, '')
    .replace('<div id="root">', () => `<div id="root" data-drawn-in="${locale}">${content}`)

const PROGRAM = /<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/u
const PARTS = /<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*>\s*/gu

interface Program {
  main: string
  parts: string[]
}

/** Returns the tags of the page's code in the template. */
const programOf = (shell: string): Program => ({
  main: PROGRAM.exec(shell)?.[1] ?? '',
  parts: [...shell.matchAll(PARTS)].map(([, href = '']) => href),
})

interface DrawnAs {
  page: PageName
  locale: Locale
  /** False if the page has to ask the server for what it shows. */
  isComplete: boolean
}

function filesOf(
  { boot, scripts, styles, fonts }: PageFiles,
  { main, parts }: Program,
  { page, locale, isComplete }: DrawnAs,
): string {
  const [screen = page] = page.split('/')
  const of = (table: Readonly<Record<string, readonly string[]>>) => [
    ...new Set([...(table[screen] ?? []), ...(table[locale] ?? [])]),
  ]
  const requested = [...parts, ...of(scripts)].join(' ')
  const start = isComplete ? '' : ' data-at-once'
  return [
    `<script src="${boot}" data-program="${main}" data-parts="${requested}"${start}></script>`,
    ...of(styles).map((href) => `<link rel="stylesheet" crossorigin href="${href}" />`),
    ...of(fonts).map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}" />`,
    ),
  ]
    .map((tag) => `${tag}\n    `)
    .join('')
}
