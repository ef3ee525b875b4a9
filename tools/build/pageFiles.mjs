/**
 * @typedef {{ file: string, css?: string[], imports?: string[], dynamicImports?: string[], isEntry?: boolean }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 * @typedef {Record<string, string[]>} Table
 */

/** The screen of each page that the server draws (apps/web/src/routes/publicPages.ts); their frames come first anyway. */
const SOURCES = {
  home: ['src/features/site/HomeScreen.tsx'],
  price: ['src/features/store/price/PriceScreen.tsx'],
  download: ['src/features/site/DownloadScreen.tsx'],
  privacy: ['src/features/site/TermsScreen.tsx'],
  terms: ['src/features/site/TermsScreen.tsx'],
  refund: ['src/features/site/TermsScreen.tsx'],
  // All pages of the guide are one screen.
  guide: ['src/features/site/GuideScreen.tsx'],
}

const LOCALES = ['ko', 'en', 'zh', 'ja', 'de']

/**
 * The fonts of every first page in the language, by the ends of their names, because packages may be
 * installed elsewhere.
 */
const LATIN = '/inter-latin-wght-normal.woff2'
const FONTS = { ko: '/faces/korean.woff2', en: LATIN, de: LATIN }

/**
 * Chinese and Japanese have too many letters for one font: the style sheet says which file has which letters,
 * and none is fetched where the computer has its own font. Without the sheet, missing letters are blank until
 * the page's code loads.
 * @type {Readonly<Record<string, string>>}
 */
const SHEETS = { zh: '/noto-sans-sc/index.css', ja: '/noto-sans-jp/index.css' }

/**
 * Returns the files that a page needs beyond those that its document already names: the browser would find
 * them one after another.
 * @param {Manifest} manifest
 * @param {string} boot
 */
export function pageFiles(manifest, boot) {
  const known = new Set(chunksOf(manifest, ['index.html']))
  /** @type {Table} */
  const scripts = {}
  /** @type {Table} */
  const styles = {}
  const add = (/** @type {string} */ name, /** @type {string[]} */ sources) => {
    const chunks = chunksOf(manifest, sources).filter((chunk) => !known.has(chunk))
    scripts[name] = chunks.map(addressOf)
    styles[name] = [...new Set(chunks.flatMap(({ css }) => css ?? []))].map((file) => `/${file}`)
  }
  for (const [name, sources] of Object.entries(SOURCES)) add(name, sources)
  const endingIn = (/** @type {string} */ end) =>
    Object.keys(manifest).find((name) => name.endsWith(end)) ?? end
  const filesEndingIn = (/** @type {string} */ end) => chunksOf(manifest, [endingIn(end)]).map(addressOf)
  for (const locale of LOCALES) {
    add(locale, [`../../packages/i18n/src/${locale}/index.ts`])
    const sheet = SHEETS[locale]
    if (sheet) styles[locale]?.push(...filesEndingIn(sheet))
  }
  const fonts = Object.fromEntries(Object.entries(FONTS).map(([locale, end]) => [locale, filesEndingIn(end)]))
  return { boot, scripts, styles, fonts }
}

const addressOf = (/** @type {Chunk} */ { file }) => `/${file}`

/**
 * Returns the chunks of these sources and of what they import, each only once.
 * @param {Manifest} manifest
 * @param {string[]} sources
 * @returns {Chunk[]}
 */
function chunksOf(manifest, sources) {
  /** @type {Set<Chunk>} */
  const chunks = new Set()
  const visit = (/** @type {string} */ name) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The built site has no ${name}: is it still called so?`)
    if (chunks.has(chunk)) return
    chunks.add(chunk)
    for (const other of chunk.imports ?? []) visit(other)
  }
  for (const source of sources) visit(source)
  return [...chunks]
}
