import type { ReportSection } from '@pandok/domain'
import type { ReportEntry } from '../run/PlateRun.ts'
import type { ReportItem } from './ReportItem.ts'
import type { ReportStyle } from './reportText.ts'

/** What is looked at part by part; the others are read as a whole. */
const DESCRIBING: ReadonlySet<ReportSection> = new Set(['findings', 'specimen', 'gross', 'microscopy'])
/** What is said of the whole: the most urgent first. */
const CONCLUDING: ReadonlySet<ReportSection> = new Set(['impression'])
/** Where saying something twice says nothing more. */
const SAYING_ONCE: ReadonlySet<ReportSection> = new Set(['impression', 'recommendation', 'comment'])
/** Lists from two on. */
const NUMBERED: ReadonlySet<ReportSection> = new Set(['impression', 'comment'])

/** One section, line by line, in the order in which it is read. */
export function sectionItems(
  entries: readonly ReportEntry[],
  section: ReportSection,
  { titles }: Pick<ReportStyle, 'titles'>,
): readonly ReportItem[] {
  const said = entries.filter((entry) => entry.section === section && entry.text.trim() !== '')
  if (titles && DESCRIBING.has(section)) return paragraphsOf(said)
  const ordered = CONCLUDING.has(section) ? byUrgency(said) : said
  const once = SAYING_ONCE.has(section) ? withoutRepeats(ordered) : ordered
  return NUMBERED.has(section) ? numbered(once) : once.map(plain)
}

const plain = (entry: ReportEntry): ReportItem => ({ title: '', entries: [entry], number: undefined })

/** Sorting is stable: what is equally urgent keeps the report's order. */
const byUrgency = (said: readonly ReportEntry[]): readonly ReportEntry[] =>
  said.toSorted((a, b) => placeOf(a) - placeOf(b))

const BEHIND_RANKS = Number.MAX_SAFE_INTEGER - 1

const placeOf = ({ rank, isClosing }: ReportEntry): number =>
  isClosing ? Number.MAX_SAFE_INTEGER : (rank ?? BEHIND_RANKS)

function withoutRepeats(said: readonly ReportEntry[]): readonly ReportEntry[] {
  const heard = new Set<string>()
  return said.filter(({ text }) => {
    const words = text.trim().normalize('NFC')
    if (heard.has(words)) return false
    heard.add(words)
    return true
  })
}

/** Whoever has written numbers keeps theirs. */
const isNumberedByHand = ({ text }: ReportEntry): boolean => /^\s*(?:#?\d+[.)](?!\d)|[①-⑳])/u.test(text)

function numbered(said: readonly ReportEntry[]): readonly ReportItem[] {
  const listed = said.filter(({ isClosing }) => !isClosing)
  if (listed.length < 2 || listed.some(isNumberedByHand)) return said.map(plain)
  return said.map((entry) => ({
    ...plain(entry),
    number: entry.isClosing ? undefined : listed.indexOf(entry) + 1,
  }))
}

/** Sentences of one run stand behind one title. */
function paragraphsOf(said: readonly ReportEntry[]): readonly ReportItem[] {
  const paragraphs: { runId: string | null; title: string; entries: ReportEntry[] }[] = []
  for (const entry of said) {
    const last = paragraphs.at(-1)
    if (last && entry.runId !== null && last.runId === entry.runId) last.entries.push(entry)
    else paragraphs.push({ runId: entry.runId, title: entry.title, entries: [entry] })
  }
  return paragraphs.map(({ title, entries }) => ({
    title: entries.some(({ text }) => isSaidBy(title, text)) ? '' : title,
    entries,
    number: undefined,
  }))
}

/** Whether a sentence begins with its own title: «흉수 없음: 흉수 없음.» says it twice. */
function isSaidBy(title: string, text: string): boolean {
  const name = bare(title.replace(/ \d+$/u, ''))
  return name !== '' && bare(text).startsWith(name)
}

const bare = (words: string): string =>
  words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\p{Z}]/gu, '')
