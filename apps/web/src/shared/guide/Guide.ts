import { GUIDE_PAGES, type GuidePage, isGuidePage } from '@pandok/protocol/guide'
import type { GuidePlace } from './guidePlaces.ts'
import { type Block, plainText, readMarkdown } from './markdown.ts'

export interface GuideSection {
  /** The English name of its heading, in every language. */
  topic: string
  level: number
  title: string
  blocks: readonly Block[]
}

export interface GuideChapter {
  page: GuidePage
  title: string
  /** The first has the page's own heading. */
  sections: readonly GuideSection[]
}

export type Guide = readonly GuideChapter[]

export type GuideTexts = Readonly<Record<GuidePage, string>>

/** The guide in one language, its places named as in English: headings of all languages stand in the same order. */
export function createGuide(texts: GuideTexts, english: GuideTexts): Guide {
  return GUIDE_PAGES.map((page) => {
    const topics = sectionsOf(english[page]).map(({ title }) => slugOf(title))
    const sections = sectionsOf(texts[page]).map((section, index) => ({
      ...section,
      topic: topics[index] ?? slugOf(section.title),
    }))
    return { page, title: sections[0]?.title ?? page, sections }
  })
}

/** As GitHub names the place of a heading. */
const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')

function sectionsOf(markdown: string): Omit<GuideSection, 'topic'>[] {
  const sections: { level: number; title: string; blocks: Block[] }[] = []
  for (const block of readMarkdown(markdown)) {
    if (block.kind === 'heading') {
      sections.push({ level: block.level, title: plainText(block.parts), blocks: [] })
    } else sections.at(-1)?.blocks.push(block)
  }
  return sections
}

/** Where a link of a page leads inside the guide: `plates.md#modules`; undefined for what isn't part of it. */
export function placeOfLink(guide: Guide, from: GuidePage, href: string): GuidePlace | undefined {
  const [, file, anchor] = /^(?:([\w-]+)\.md)?(?:#(.+))?$/u.exec(href) ?? []
  const page = file ?? from
  if (!isGuidePage(page) || (file === undefined && anchor === undefined)) return undefined
  if (anchor === undefined) return { page }
  const chapter = guide.find((each) => each.page === page)
  const slug = decodeURIComponent(anchor)
  return { page, topic: chapter?.sections.find(({ title }) => slugOf(title) === slug)?.topic }
}
