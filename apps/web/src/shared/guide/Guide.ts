import { GUIDE_PAGES, type GuidePage, isGuidePage } from '@pandok/protocol/guide'
import type { GuidePlace } from './guidePlaces.ts'
import { type Block, plainText, readMarkdown } from './markdown.ts'

export interface GuideSection {
  /** The slug of its English heading, in every language. */
  topic: string
  level: number
  title: string
  blocks: readonly Block[]
}

export interface GuideChapter {
  page: GuidePage
  title: string
  /** The first one has the page's own heading. */
  sections: readonly GuideSection[]
}

export type Guide = readonly GuideChapter[]

export type GuideTexts = Readonly<Record<GuidePage, string>>

/**
 * The guide in one language, with the English topic names: the headings are in the same order in all
 * languages.
 */
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

/** The anchor as GitHub makes it from a heading. */
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

/** The place in the guide that a link leads to, `plates.md#modules`; undefined for other links. */
export function placeOfLink(guide: Guide, from: GuidePage, href: string): GuidePlace | undefined {
  const [, file, anchor] = /^(?:([\w-]+)\.md)?(?:#(.+))?$/u.exec(href) ?? []
  const page = file ?? from
  if (!isGuidePage(page) || (file === undefined && anchor === undefined)) return undefined
  if (anchor === undefined) return { page }
  const chapter = guide.find((each) => each.page === page)
  const slug = decodeURIComponent(anchor)
  return { page, topic: chapter?.sections.find(({ title }) => slugOf(title) === slug)?.topic }
}
