import type { Locale } from '@pandok/domain'
import type { Side } from '../CheckedReport.ts'
import type { Span } from '../text/numbers.ts'
import type { Unit } from '../text/readText.ts'
import { CONCEPTS, ORGANS } from '../words/anatomy.ts'
import { lexiconOf } from '../words/lexiconOf.ts'

export interface Site {
  /** This is an id of the word lists. */
  organ: string | undefined
  side: Side | undefined
  /** True if the size is that of a lymph node, at any place. */
  isNode: boolean
  /** The words that name the site, as the report has them. */
  words: string
}

interface Named extends Span {
  organ?: string | undefined
  side?: Side | undefined
  isNode?: true
  /** The word names a part that several organs have; it belongs to another organ if that one is named. */
  isPart?: true
}

const PART = /^(?:segment\p{L}*|lobe|[우좌]엽|[左右][叶葉])$/iu

/**
 * These abbreviations mean an organ in a report of sizes. In running text they are too short to be reliable,
 * so the word lists, which raise alarms, don't have them.
 */
const SHORT: readonly (readonly [RegExp, Omit<Named, keyof Span>])[] = [
  [
    /(?<!\p{L})(?:LNs?|LAP|LK|nodes?|nodal)(?!\p{L})|림프절|淋巴结|リンパ節|lymphknoten|lymph nodes?/giu,
    { isNode: true },
  ],
  // A mediastinal station names a lymph node: «#7 短径8mm».
  [/#\s?(?:1[0-4]|[1-9])[RL]?(?![\d\p{L}])/gu, { isNode: true }],
  [/(?<!\p{L})[PT]Z(?!\p{L})|[外移][周行]带|辺縁域|移行域/gu, { organ: 'prostate' }],
  [/(?<!\p{L})NN(?!\p{L})/gu, { organ: 'adrenal' }],
  [/(?<!\p{L})SD(?!\p{L})/gu, { organ: 'thyroid' }],
  [/aorten/giu, { organ: 'aorta' }],
  [/右乳|Rt?\.? ?breast/giu, { organ: 'breast', side: 'R' }],
  [/左乳|Lt?\.? ?breast/giu, { organ: 'breast', side: 'L' }],
  [/(?<!\p{L})R(?:t|ight)?\.?(?= |$)|(?<!\p{L})re\.(?= |:)/giu, { side: 'R' }],
  [/(?<!\p{L})L(?:t|eft)?\.?(?= |$)|(?<!\p{L})li\.(?= |:)/giu, { side: 'L' }],
  [/右(?:葉|叶|(?=総|总|髂|外|辺|移|側|侧))|(?<=\p{Script=Han})右(?=\s|\d)/gu, { side: 'R' }],
  [/左(?:葉|叶|(?=総|总|髂|外|辺|移|側|侧))|(?<=\p{Script=Han})左(?=\s|\d)/gu, { side: 'L' }],
  [/(?<!\p{L})GB(?!\p{L})/gu, { organ: 'gallbladder' }],
  [/(?<!\p{L})CBD(?!\p{L})/gu, { organ: 'bileDuct' }],
]

function namedIn({ text, start, sides, observations, categories }: Unit, locale: Locale): readonly Named[] {
  const lexicon = lexiconOf(locale)
  const organs = lexicon.organs(text).map(
    ({ id, ...at }): Named => ({
      ...at,
      organ: id.organ,
      side: id.side === 'none' ? undefined : id.side,
      ...(PART.test(text.slice(at.start, at.end)) && { isPart: true }),
    }),
  )
  const short = SHORT.flatMap(([pattern, meaning]) =>
    [...text.matchAll(pattern)].map(
      (match): Named => ({
        ...meaning,
        start: match.index,
        end: match.index + match[0].length,
      }),
    ),
  )
  // An organ that a finding implies («간세포암») has no word of its own in the text.
  const implied = observations.flatMap(({ concept = '', isNegated, start: at, end }): Named[] => {
    const organ = CONCEPTS[concept]?.organ
    const isSaid = organs.some((one) => one.organ === organ)
    return organ === undefined || isSaid || isNegated ? [] : [{ organ, start: at - start, end: end - start }]
  })
  const named = [
    ...[...organs, ...short, ...implied].map((one) => ({
      ...one,
      start: one.start + start,
      end: one.end + start,
    })),
    ...sides.map(({ id, start: at, end }): Named => ({ side: id, start: at, end })),
  ]
  // «Lung-RADS» doesn't name a lung.
  const isName = ({ start: at }: Span) => categories.some((one) => at >= one.start && at < one.end)
  return named.filter((one) => !isName(one)).toSorted((a, b) => a.start - b.start)
}

/** The subjects named before a size, to which it may belong. */
interface SiteContext {
  /** The subject of the line so far, or of the heading above it. */
  line: Named | undefined
  /** The only organ that the title names: «Thyroid US», «간 MRI». */
  title: Named | undefined
}

/**
 * Returns a function that says where each size of a unit was measured; units must be passed in order. The
 * words since the previous size take precedence, followed by those up to the next size or comma, the subject
 * of the line, and the organ of the title.
 */
export function createSiteReader(text: string, locale: Locale) {
  const titleEnd = endOfTitle(text)
  let context: SiteContext = { line: undefined, title: undefined }
  let readTo = 0
  return (unit: Unit, sizes: readonly Span[]): ((size: Span) => Site) => {
    if (text.slice(readTo, unit.start).includes('\n') && !isHeading(text, readTo))
      context = { ...context, line: undefined }
    readTo = unit.end
    const named = namedIn(unit, locale)
    const before = context
    const organ = narrow(named).at(-1)
    if (organ) context = { ...context, line: organ }
    if (unit.start < titleEnd) context = { ...context, title: titleOf(named, context.title) }
    const at = context
    return (size) => siteOf(text, { size, sizes, unit, named, context: { ...before, title: at.title } })
  }
}

/** The title is the text before the first size, up to this length. */
const TITLE_CHARACTERS = 120
function endOfTitle(text: string): number {
  const size = /\d\s*(?:[cm]m|㎜|㎝|厘米|毫米)/iu.exec(text)?.index ?? text.length
  const line = text.trimStart().indexOf('\n')
  return Math.min(size, TITLE_CHARACTERS, line < 0 ? text.length : Math.max(line, 1) * 2)
}

function titleOf(named: readonly Named[], before: Named | undefined): Named | undefined {
  const organs = narrow(named)
  const ids = new Set([before, ...organs].flatMap((one) => one?.organ ?? []))
  return ids.size === 1 ? (before ?? organs[0]) : before
}

/** A line that is only a heading, such as «Liver:», is the subject of the lines below it. */
const isHeading = (text: string, end: number): boolean => {
  const line = text.slice(0, end).trimEnd().split('\n').at(-1) ?? ''
  return /[:：]$/u.test(line) && !/\d\s*[cm]m/iu.test(line)
}

interface Sited {
  size: Span
  /** All sizes of findings in the unit. */
  sizes: readonly Span[]
  unit: Unit
  named: readonly Named[]
  context: SiteContext
}

function siteOf(text: string, { size, sizes, unit, named, context }: Sited): Site {
  const from = Math.max(unit.start, ...sizes.filter(({ end }) => end <= size.start).map(({ end }) => end))
  const next = Math.min(unit.end, ...sizes.filter(({ start }) => start >= size.end).map(({ start }) => start))
  const behindTo =
    size.end + (/[,，、;；(（]|\. /u.exec(text.slice(size.end, next))?.index ?? next - size.end)
  const ahead = named.filter(({ start, end }) => start >= from && end <= size.start)
  const close = named.filter(({ start, end }) => start >= size.end && end <= behindTo)
  // In «4 mm nodule, left lower lobe» the place follows after a comma. It is used if nothing else names one.
  const behind =
    ahead.length + close.length > 0
      ? close
      : named.filter(({ start, end }) => start >= size.end && end <= next)
  const earlier = named.filter(({ end }) => end <= from)
  const near = [...ahead, ...behind]
  const organNear =
    narrow(ahead).at(-1) ?? narrow(behind)[0] ?? near.findLast(({ organ = '' }) => ORGANS[organ]?.isWide)
  const organ =
    organNear ??
    narrow(earlier).at(-1) ??
    context.line ??
    context.title ??
    organsIn([...earlier, ...near]).at(-1)
  const sided =
    ahead.findLast(({ side }) => side !== undefined) ?? behind.find(({ side }) => side !== undefined)
  // The side of a subject applies until something else is named.
  const carried = organNear
    ? undefined
    : organ === context.title
      ? undefined
      : (sideWith(organ, earlier) ?? organ?.side)
  const isNode = near.some((one) => one.isNode) || (near.length === 0 && earlier.at(-1)?.isNode === true)
  const carriedOrgan = organ !== undefined && organNear === undefined && !isNode ? [organ] : []
  return {
    organ: organ?.organ,
    side: sided?.side ?? carried,
    isNode,
    words: wordsOf(text, [...carriedOrgan, ...near]),
  }
}

/** Words of one place that are this close together are shown with the text between them. */
const GAP_CHARACTERS = 12

function wordsOf(text: string, named: readonly Span[]): string {
  const spans: Span[] = []
  for (const { start, end } of named) {
    const last = spans.at(-1)
    const gap = last ? start - last.end : -1
    if (last && gap <= 0 && end > last.start && start >= last.start) last.end = Math.max(last.end, end)
    else if (
      last &&
      gap > 0 &&
      gap <= GAP_CHARACTERS &&
      !/[,，、.。:：\d]/u.test(text.slice(last.end, start))
    )
      last.end = end
    else spans.push({ start, end })
  }
  return [...new Set(spans.map(({ start, end }) => text.slice(start, end)))].join(' ').replace(/\s+/gu, ' ')
}

const organsIn = (named: readonly Named[]) => named.filter(({ organ }) => organ !== undefined)

/**
 * Returns the organs among the named ones, without wide ones such as «abdomen» and mere parts, which
 * accompany others.
 */
const narrow = (named: readonly Named[]): readonly Named[] =>
  organsIn(named).filter(({ organ = '', isPart }) => !ORGANS[organ]?.isWide && !isPart)

/** Returns the side that was given for the subject before this part of the sentence. */
const sideWith = (organ: Named | undefined, earlier: readonly Named[]): Side | undefined =>
  organ && earlier.includes(organ) ? earlier.findLast(({ side }) => side !== undefined)?.side : undefined
