import type { Guide, GuideSection } from './Guide.ts'
import type { GuidePlace } from './guidePlaces.ts'
import { type Block, plainText } from './markdown.ts'

export interface GuideHit {
  place: GuidePlace
  page: string
  title: string
  /** The text around the first match. */
  excerpt: string
}

const MOST = 12
const BEFORE = 30
const AFTER = 110

/** The sections that contain every word; those with a match in the heading come first. */
export function searchGuide(guide: Guide, query: string): GuideHit[] {
  const words = fold(query)
    .split(/\s+/u)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  return guide
    .flatMap((chapter) =>
      chapter.sections.map((section) => {
        const title = section.title
        const body = textOf(section)
        const heading = fold(`${chapter.title} ${title}`)
        const whole = `${heading} ${fold(body)}`
        const rank = words.filter((word) => fold(title).includes(word)).length
        const isHit = words.every((word) => whole.includes(word))
        const hit = {
          place: { page: chapter.page, topic: section.topic },
          page: chapter.title,
          title,
          excerpt: excerptOf(body, words),
        }
        return { isHit, rank, hit }
      }),
    )
    .filter(({ isHit }) => isHit)
    .sort((one, other) => other.rank - one.rank)
    .slice(0, MOST)
    .map(({ hit }) => hit)
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase()

function excerptOf(body: string, words: readonly string[]): string {
  const found = words.map((word) => body.toLowerCase().indexOf(word)).filter((at) => at >= 0)
  const first = found.length === 0 ? 0 : Math.min(...found)
  const from = Math.max(0, first - BEFORE)
  const to = first + AFTER
  return `${from > 0 ? '…' : ''}${body.slice(from, to).trim()}${to < body.length ? '…' : ''}`
}

const textOf = ({ blocks }: GuideSection): string =>
  blocks
    .map(wordsOf)
    .filter((words) => words !== '')
    .join(' ')

function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return plainText(block.parts)
    case 'code':
      return block.text
    case 'quote':
      return block.blocks.map(wordsOf).join(' ')
    case 'list':
      return block.items.map((item) => item.map(wordsOf).join(' ')).join(' ')
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(plainText).join(' ')).join(' ')
  }
}
