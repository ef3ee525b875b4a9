import type { Exam, Locale, ReportSection } from '@pandok/domain'
import type { ReportEntry } from '../run/PlateRun.ts'
import { capitalized } from '../run/phrase/capitalized.ts'
import { DESCRIBING } from './describing.ts'
import { inLines } from './inLines.ts'
import { itemWords } from './itemWords.ts'
import { lesionLists } from './lesionLists.ts'
import { PUNCTUATION } from './punctuation.ts'
import type { ReportItem } from './ReportItem.ts'

/** These sections are about the whole examination and put the most urgent first. */
const CONCLUDING: ReadonlySet<ReportSection> = new Set(['impression'])
/** A repeated sentence adds nothing in these sections. Elsewhere it may be that of another specimen. */
const SAYING_ONCE: ReadonlySet<ReportSection> = new Set([
  'technique',
  'comparison',
  'findings',
  'impression',
  'recommendation',
  'comment',
])
/** These sections are numbered from two items on. */
const NUMBERED: ReadonlySet<ReportSection> = new Set(['impression', 'comment'])

export interface ItemStyle {
  /** Whether the titles of cells are written before their sentences in describing sections. */
  titles: boolean
  locale: Locale
  exam?: Exam | undefined
}

/** Returns one section line by line, in reading order. */
export function sectionItems(
  entries: readonly ReportEntry[],
  section: ReportSection,
  style: ItemStyle,
): readonly ReportItem[] {
  const items = itemsOf(entries, section, style)
  return style.exam ? items : withForms(items)
}

/** Of several runs, those that write more than a line, such as whole synoptic reports, stand apart. An exam stands by region. */
function withForms(items: readonly ReportItem[]): readonly ReportItem[] {
  const runOf = (item: ReportItem | undefined) => item?.entries.at(0)?.runId ?? undefined
  const forms = new Set(
    items.flatMap((item) =>
      item.entries.some(({ text }) => text.includes('\n')) ? (runOf(item) ?? []) : [],
    ),
  )
  if (forms.size < 2) return items
  return items.map((item, index) => {
    const [run, before] = [runOf(item), runOf(items[index - 1])]
    const areForms = run !== undefined && before !== undefined && forms.has(run) && forms.has(before)
    return areForms && run !== before && item.number === undefined ? { ...item, startsForm: true } : item
  })
}

function itemsOf(
  entries: readonly ReportEntry[],
  section: ReportSection,
  style: ItemStyle,
): readonly ReportItem[] {
  const { titles, locale, exam } = style
  const said = entries.filter((entry) => entry.section === section && entry.text.trim() !== '')
  const sayingOnce = (items: readonly ReportItem[]) =>
    SAYING_ONCE.has(section) ? withoutRepeats(items, section, locale) : items
  if (titles && DESCRIBING.has(section)) return sayingOnce(paragraphsOf(said, locale))
  const once = sayingOnce(inLines(CONCLUDING.has(section) ? byUrgency(said) : said, section, locale))
  if (NUMBERED.has(section)) return numbered(once)
  return section === 'recommendation' && exam?.advice ? advised(once, entries, exam, style) : once
}

/** Sorting is stable: equally urgent entries keep the order of the report. */
const byUrgency = (said: readonly ReportEntry[]): readonly ReportEntry[] =>
  said.toSorted((a, b) => placeOf(a) - placeOf(b))

const BEHIND_RANKS = Number.MAX_SAFE_INTEGER - 1

const placeOf = ({ rank, isClosing }: ReportEntry): number =>
  isClosing ? Number.MAX_SAFE_INTEGER : (rank ?? BEHIND_RANKS)

/**
 * Items with the same words become one, behind titles if they are of the same cell. In what describes, lines that a person has
 * typed stay as often as they were typed.
 */
function withoutRepeats(
  items: readonly ReportItem[],
  section: ReportSection,
  locale: Locale,
): readonly ReportItem[] {
  const alike = new Map<string, [ReportItem, ...ReportItem[]]>()
  for (const [index, item] of items.entries()) {
    const [first] = item.entries
    const words = itemWords({ ...item, title: '' }, locale).normalize('NFC')
    const isTyped = DESCRIBING.has(section) && first?.runId === null
    const key = JSON.stringify([words, item.title === '' ? '' : first?.cellId, isTyped ? index : ''])
    const same = alike.get(key)
    if (same) same.push(item)
    else alike.set(key, [item])
  }
  const groups = [...alike.values()]
  return groups.map(([first, ...others]) => {
    if (others.length === 0) return first
    const entries = [first, ...others].flatMap((item) => item.entries)
    const cellId = entries[0]?.cellId
    const isOnly = groups.filter(([one]) => one.entries[0]?.cellId === cellId).length === 1
    return { ...first, title: isOnly ? first.title.replace(ORDINAL, '') : first.title, entries }
  })
}

/**
 * Returns whether the item is about the whole exam. Such an item is not numbered and no advice refers to it.
 */
const isWhole = ({ entries }: ReportItem): boolean =>
  entries.some(({ isClosing, isGeneral }) => isClosing || isGeneral)

/** Numbers that a person wrote are kept. */
const isNumberedByHand = ({ entries }: ReportItem): boolean =>
  entries.some(({ text }) => /^\s*(?:#?\d+[.)](?!\d)|[①-⑳])/u.test(text))

function numbered(items: readonly ReportItem[]): readonly ReportItem[] {
  const listed = items.filter((item) => !isWhole(item))
  if (listed.length < 2 || listed.some(isNumberedByHand)) return items
  return items.map((item) => (isWhole(item) ? item : { ...item, number: listed.indexOf(item) + 1 }))
}

/** Advice names the conclusions that it is for if there are several. */
function advised(
  items: readonly ReportItem[],
  entries: readonly ReportEntry[],
  { advice }: Exam,
  style: ItemStyle,
): readonly ReportItem[] {
  const conclusions = sectionItems(entries, 'impression', { ...style, titles: false })
  return items.map((item) => {
    const runs = new Set(item.entries.flatMap(({ runId }) => runId ?? []))
    const numbers = conclusions.flatMap(({ number, entries: concluded }) =>
      number !== undefined && concluded.some(({ runId }) => runId !== null && runs.has(runId))
        ? [number]
        : [],
    )
    const frame = (numbers.length === 1 ? advice?.one : advice?.many)?.[style.locale]
    if (isWhole(item) || numbers.length === 0 || frame === undefined) return item
    return { ...item, frame: frame.replace('{n}', listed(numbers, style.locale)) }
  })
}

function listed(numbers: readonly number[], locale: Locale): string {
  const { comma, and } = PUNCTUATION[locale]
  return numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(comma)}${and}${numbers.at(-1)}`
}

/** The sentences of one run follow one title. A sentence of several lesions has the title without a number. */
function paragraphsOf(said: readonly ReportEntry[], locale: Locale): readonly ReportItem[] {
  const lists = lesionLists(said)
  const paragraphs: { runId: string | null; title: string; entries: ReportEntry[] }[] = []
  for (const entry of said) {
    const list = lists.get(entry)
    const last = paragraphs.at(-1)
    if (list)
      for (const { entries, isShared } of list) {
        const [first = entry] = entries
        const title = isShared ? first.title.replace(ORDINAL, '') : first.title
        paragraphs.push({ runId: null, title, entries: [...entries] })
      }
    else if (last && entry.runId !== null && last.runId === entry.runId) last.entries.push(entry)
    else paragraphs.push({ runId: entry.runId, title: entry.title, entries: [entry] })
  }
  return paragraphs.map(({ title, entries }) => ({
    title: entries.some(({ text }) => isSaidBy(title, text)) ? '' : title,
    rows: rowsOf(entries, locale),
    entries,
    joins: 'sentences',
    number: undefined,
    frame: undefined,
  }))
}

/** The number behind a title if its cell was run several times. */
const ORDINAL = / \d+$/u

const rowsOf = (entries: readonly ReportEntry[], locale: Locale): string =>
  capitalized(entries.find(({ row }) => row)?.row?.label ?? '', locale)

/** Returns whether a sentence begins with its own title: «흉수 없음: 흉수 없음.» would repeat it. */
function isSaidBy(title: string, text: string): boolean {
  const name = bare(title.replace(ORDINAL, ''))
  return name !== '' && bare(text).startsWith(name)
}

const bare = (words: string): string =>
  words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\p{Z}]/gu, '')
