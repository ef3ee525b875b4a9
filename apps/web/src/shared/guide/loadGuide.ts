import type { Locale } from '@pandok/domain'
import { GUIDE_PAGES } from '@pandok/protocol/guide'
import { loadChunk } from '#platform/navigation/loadChunk.ts'
import { createGuide, type Guide, type GuideTexts } from './Guide.ts'

// Each page is a separate file, so that only the language being read is loaded.
const files = import.meta.glob<string>('../../../../../docs/guide/*/*.md', {
  query: '?raw',
  import: 'default',
})

type GuidePromise = Promise<Guide> & { status?: 'fulfilled'; value?: Guide }

const loaded = new Map<Locale, GuidePromise>()

/**
 * The whole guide in a language, loaded once. The promise carries React's status fields, so that `use`
 * returns at once.
 */
export function loadGuide(locale: Locale): Promise<Guide> {
  const kept = loaded.get(locale)
  if (kept) return kept
  const loading: GuidePromise = loadChunk(async () => {
    const [texts, english] = await Promise.all([textsIn(locale), textsIn('en')])
    return createGuide(texts, english)
  })
  loaded.set(locale, loading)
  loading.then(
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    () => loaded.delete(locale),
  )
  return loading
}

async function textsIn(locale: Locale): Promise<GuideTexts> {
  const texts = await Promise.all(
    GUIDE_PAGES.map(async (page) => {
      const load = files[`../../../../../docs/guide/${locale}/${page}.md`]
      if (!load) throw new Error(`The guide has no page «${page}» in ${locale}.`)
      return [page, await load()] as const
    }),
  )
  return Object.fromEntries(texts) as GuideTexts
}
