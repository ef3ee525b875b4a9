import { readFileSync } from 'node:fs'
import { LOCALES, type Locale } from '@pandok/domain'
import { GUIDE_PAGES } from '@pandok/protocol/guide'
import { describe, expect, it } from 'vitest'
import { desktopPages } from '#routes/desktopPages.ts'
import { siteMap } from '#routes/siteMap.ts'
import { type Guide, type GuideSection, placeOfLink } from './Guide.ts'
import { guideImage, guideImageSize } from './guideImage.ts'
import { GUIDE_PLACES, type GuidePlace, guidePlaceOf } from './guidePlaces.ts'
import { loadGuide } from './loadGuide.ts'
import { type Block, type Inline, plainText } from './markdown.ts'
import { NEWS_ENTRY } from './newsEntry.ts'
import { searchGuide } from './searchGuide.ts'

/** The first chunk of a PNG file, its header, contains the size (PNG, 11.2.1). */
function sizeOfPng(source: string): number[] {
  const file = readFileSync(`docs/images/${source.split('/').at(-1)}`)
  return [file.readUInt32BE(16), file.readUInt32BE(20)]
}

const outline = (guide: Guide) =>
  guide.map(({ page, sections }) => [page, sections.map(({ level }) => level).join('')])

function inlinesOf(block: Block): Inline[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return flat(block.parts)
    case 'code':
      return []
    case 'quote':
      return block.blocks.flatMap(inlinesOf)
    case 'list':
      return block.items.flat().flatMap(inlinesOf)
    case 'table':
      return [block.head, ...block.rows].flat().flatMap(flat)
  }
}

const flat = (parts: readonly Inline[]): Inline[] =>
  parts.flatMap((part) => ('parts' in part ? [part, ...flat(part.parts)] : [part]))

/** The bold words at the beginning of each list item. */
const entryTitles = (section: GuideSection | undefined): string[] =>
  (section?.blocks ?? [])
    .flatMap((block) => (block.kind === 'list' ? block.items : []))
    .map(([first]) => {
      const [title] = first?.kind === 'paragraph' ? first.parts : []
      return title?.kind === 'strong' ? plainText(title.parts) : ''
    })

describe('the guide', () => {
  it.each(LOCALES)('has the same pages and headings in %s as in English', async (locale) => {
    expect(outline(await loadGuide(locale))).toEqual(outline(await loadGuide('en')))
  })

  it.each(LOCALES)('links in %s only to existing places and pictures', async (locale) => {
    const guide = await loadGuide(locale)
    for (const { page, sections } of guide) {
      const parts = sections.flatMap(({ blocks }) => blocks.flatMap(inlinesOf))
      for (const part of parts) {
        if (part.kind === 'image') {
          expect(guideImage(part.source), part.source).toBeTruthy()
          expect(guideImageSize(part.source), part.source).toEqual(sizeOfPng(part.source))
        }
        if (part.kind !== 'link') continue
        const place = placeOfLink(guide, page, part.href)
        expect(place, `${page}: ${part.href}`).toBeDefined()
        if (part.href.includes('#')) expect(place?.topic, `${page}: ${part.href}`).toBeDefined()
      }
    }
  })

  it.each(LOCALES)('has a heading in %s for every place that a screen leads to', async (locale) => {
    const guide = await loadGuide(locale)
    for (const [name, { page, topic }] of Object.entries<GuidePlace>(GUIDE_PLACES)) {
      const sections = guide.find((each) => each.page === page)?.sections ?? []
      const heading = topic === undefined ? sections[0] : sections.find((each) => each.topic === topic)
      expect(heading?.title, name).toBeTruthy()
    }
  })

  it('has a place for every screen of the program', () => {
    const views = ['keys', 'fill', 'exam', 'board'].map((view) => `/program/plate?plate=1&view=${view}`)
    const screens = [...siteMap, ...desktopPages]
      .map(({ path }) => path)
      .filter((path) => path.startsWith('/program/'))
    const places = [...screens, ...views, '/program/module/7'].map((address) => guidePlaceOf(address))
    // A screen without a place of its own would open the start of the guide.
    for (const place of places) expect(place).not.toEqual(GUIDE_PLACES.start)
    expect(guidePlaceOf('/program/plate?plate=3&view=keys')).toEqual({
      page: 'plates',
      topic: 'assign-keys',
    })
    expect(guidePlaceOf('/program/preview?plate=3')).toEqual({ page: 'plates', topic: 'use-it' })
    expect(guidePlaceOf('/program/viewer')).toEqual({ page: 'viewer' })
    expect(guidePlaceOf('/program/library?tab=modules&module=2')).toEqual(GUIDE_PLACES.libraryEntry)
    expect(guidePlaceOf('/program/library?tab=modules')).toEqual(GUIDE_PLACES.library)
    expect(guidePlaceOf('/price?plan=basic-monthly')).toEqual(GUIDE_PLACES.buy)
    expect(guidePlaceOf('/price')).toEqual(GUIDE_PLACES.store)
    expect(guidePlaceOf('/program/payment?receipt=9')).toEqual(GUIDE_PLACES.account)
    expect(guidePlaceOf('/')).toEqual({ page: 'getting-started' })
  })

  it('is searched by words, with headings first, in any language', async () => {
    const english = searchGuide(await loadGuide('en'), 'refund')
    expect(english[0]).toMatchObject({ place: { page: 'store', topic: 'refunds' }, title: 'Refunds' })
    const korean = searchGuide(await loadGuide('ko'), '키 배치')
    expect(korean.map(({ place }) => place)).toContainEqual({ page: 'plates', topic: 'assign-keys' })
    expect(searchGuide(await loadGuide('ja'), '返金')[0]?.place.page).toBe('store')
    expect(searchGuide(await loadGuide('de'), 'xyzzy')).toEqual([])
    expect(searchGuide(await loadGuide('de'), ' ')).toEqual([])
  })

  it.each(LOCALES)(
    'has as many entries of what is new in %s as in English, each with a title',
    async (locale) => {
      const sectionsIn = async (language: Locale) =>
        (await loadGuide(language)).find(({ page }) => page === 'whats-new')?.sections.slice(1) ?? []
      const counts = (await sectionsIn('en')).map((section) => entryTitles(section).length)
      const titles = (await sectionsIn(locale)).map(entryTitles)
      expect(titles.map((own) => own.length)).toEqual(counts)
      for (const own of titles) expect(new Set(own).size).toBe(own.length)
    },
  )

  it('begins with the entry that the dot in the header announces', async () => {
    const news = (await loadGuide('en')).find(({ page }) => page === 'whats-new')
    const latest = news?.sections[1]
    expect(`${latest?.title}: ${entryTitles(latest)[0]}`).toBe(NEWS_ENTRY)
    expect(GUIDE_PAGES).toContain('whats-new')
  })
})
