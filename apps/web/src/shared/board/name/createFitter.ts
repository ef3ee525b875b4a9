import { BREAK, DEPTHS, type Depth, type DivideWord, SOFT_HYPHEN, SYLLABLE } from './divideWord.ts'
import { textWidth } from './textWidth.ts'

const MARK = new RegExp(`[${SOFT_HYPHEN}${SYLLABLE}${BREAK}]`, 'u')
const MARKS = new RegExp(MARK, 'gu')
const SPACE = textWidth(' ')
const HYPHEN = textWidth('-')

/** The space for a name on a cell, in rem. */
export interface NameSpace {
  width: number
  /** The font size that the board is designed for. */
  size: number
  /** Absent if rows may grow with a name, which then gets as many lines as it needs. */
  height?: number | undefined
}

export interface FittedName {
  /** The name with a soft hyphen or a break wherever a line ends inside a word. */
  drawn: string
  /** The font size in rem. */
  size: number
  lines: number
  /** True if the name fits at no size, like a long abbreviation; its words then break anywhere. */
  isForced: boolean
  /** True if a part of the name is hidden. */
  isCut: boolean
}

/** Text of 11 px is read without effort; 9.5 px is the smallest legible size. */
export const SMALL = 0.6875
const SMALLEST = 0.59375
const STEP = 0.03125
/**
 * To keep words undivided, letters may become a sixth smaller; each further degree of division is avoided at the same
 * price.
 */
const TIER = 1 / 6
/** Browsers round the widths of letters, so lines aren't filled completely. */
const SURE = 0.97
/** The line height has to match the class of the name in `CellFace`. */
export const LEADING = 1.2
/** A name has more lines only if it fits at no size otherwise. */
export const LINES = 3
const LINES_MAX = 5

/**
 * Fits names into cells with the largest font size at which every line ends between words, or inside a word where its
 * parts meet. Letters become smaller before a name gets more than three lines, or more than the height allows; a name
 * that is still too high is cut.
 */
export function createFitter(room: NameSpace, divide: DivideWord): (name: string) => FittedName {
  const plans = plansFor(room.size)
  const { width, height = Number.POSITIVE_INFINITY } = room
  const fit = (name: string, most: number): FittedName | undefined => {
    for (const plan of plans) {
      const fitted = fitWith(plan, name, { width, height: most }, divide)
      if (fitted) return fitted
    }
    return undefined
  }
  return (name) =>
    fit(name, height) ??
    cutTo(
      height,
      fit(name, Number.POSITIVE_INFINITY) ?? {
        drawn: name,
        size: SMALLEST,
        lines: LINES_MAX,
        isForced: true,
        isCut: false,
      },
    )
}

/** Two small lines tell more of a name than one large one. */
function cutTo(height: number, fitted: FittedName): FittedName {
  const size = Math.max(SMALLEST, Math.min(fitted.size, height / (2 * LEADING)))
  const lines = Math.max(1, Math.floor(height / (size * LEADING)))
  return lines < fitted.lines ? { ...fitted, size, lines, isCut: true } : fitted
}

/** One way to write a name, in several sizes from large to small. */
interface Plan {
  sizes: readonly number[]
  lines: number
  depth: Depth
  /** True if words that would fit on a line of their own are divided as well, to fill the line before. */
  isTight: boolean
  /** True if a line may hold the end of one part and the beginning of the next, which is hard to read: «Pankre-astumor». */
  isMixed: boolean
}

/** A name that doesn't fit at the smallest size of a plan isn't tried at the larger ones. */
function fitWith(
  plan: Plan,
  name: string,
  { width, height }: { width: number; height: number },
  divide: DivideWord,
): FittedName | undefined {
  const setIn = (size: number): FittedName | undefined => {
    const set = setLines(name, (SURE * width) / size, plan, divide)
    const isLow = set && set.lines <= plan.lines && set.lines * size * LEADING <= height
    return isLow ? { ...set, size, isForced: false, isCut: false } : undefined
  }
  const smallest = setIn(plan.sizes.at(-1) ?? SMALLEST)
  if (!smallest) return undefined
  for (const size of plan.sizes.slice(0, -1)) {
    const larger = setIn(size)
    if (larger) return larger
  }
  return smallest
}

function plansFor(size: number): Plan[] {
  const steps = stepsFrom(Math.max(size, SMALL))
  const tiers = [...new Set(steps.map(({ tier }) => tier))].map((tier) =>
    steps.filter((step) => step.tier === tier).map((step) => step.size),
  )
  const small = steps.filter((step) => step.size <= SMALL).map((step) => step.size)
  return [false, true].flatMap((isMixed) => [
    ...tiers.flatMap((sizes) => plansWith(sizes, LINES, isMixed)),
    ...Array.from({ length: LINES_MAX - LINES }, (_, more) =>
      plansWith(small, LINES + more + 1, isMixed),
    ).flat(),
  ])
}

interface SizeStep {
  size: number
  tier: number
}

function stepsFrom(largest: number): SizeStep[] {
  const readable = stepsDown(largest, SMALL).map((size) => ({
    size,
    tier: Math.floor((1 - size / largest) / TIER),
  }))
  const last = stepsDown(SMALL, SMALLEST).map((size, tier) => ({ size, tier: -1 - tier }))
  return [...readable, ...last]
}

const stepsDown = (from: number, to: number): number[] => [
  ...Array.from({ length: Math.ceil((from - to) / STEP) }, (_, step) => from - step * STEP),
  to,
]

const plansWith = (sizes: readonly number[], lines: number, isMixed: boolean): Plan[] =>
  (isMixed ? (['syllables'] as const) : DEPTHS).flatMap((depth) =>
    (depth === 'whole' ? [false] : [false, true]).map((isTight) => ({
      sizes,
      lines,
      depth,
      isTight,
      isMixed,
    })),
  )

/**
 * Breaks a name into lines as a browser does, and keeps the marks only where a line ends inside a word. Returns
 * undefined if a piece is too wide.
 */
function setLines(
  name: string,
  width: number,
  { depth, isTight, isMixed }: Plan,
  divide: DivideWord,
): { drawn: string; lines: number } | undefined {
  let lines = 1
  let used = 0
  const drawn: string[] = []
  for (const word of name.trim().split(/\s+/u)) {
    const start = used === 0 ? 0 : used + SPACE
    const whole = textWidth(word)
    if (start + whole <= width) {
      used = start + whole
      drawn.push(word)
    } else if (whole <= width && !isTight) {
      lines += 1
      used = whole
      drawn.push(word)
    } else {
      const set = setPieces(divide(word, depth), start, width, isMixed)
      if (!set) return undefined
      lines += set.lines
      used = set.used
      drawn.push(set.drawn)
    }
  }
  return { drawn: drawn.join(' '), lines }
}

interface SetWord {
  drawn: string
  /** Number of lines that the word begins. */
  lines: number
  /** Number of those lines that begin inside a part. */
  syllables: number
  /** The width used in its last line. */
  used: number
}

/**
 * Sets a word in as few lines as possible, the first of which may already contain text; among equal solutions, the
 * one that keeps most parts whole wins.
 */
function setPieces(marked: string, start: number, width: number, isMixed: boolean): SetWord | undefined {
  const marks = marked.match(MARKS) ?? []
  const pieces = marked.split(MARK).map((text, at) => ({ text, mark: marks[at] ?? '' }))
  const known = new Map<number, SetWord | undefined>()

  const from = (first: number, begun: number): SetWord | undefined => {
    if (begun > 0) return better(linesFrom(first, begun), nextLine(from(first, 0)))
    if (!known.has(first)) known.set(first, linesFrom(first, 0))
    return known.get(first)
  }

  const linesFrom = (first: number, begun: number): SetWord | undefined => {
    let best: SetWord | undefined
    let text = ''
    let hasTwoParts = false
    for (let last = first; last < pieces.length; last += 1) {
      const piece = pieces[last] ?? { text: '', mark: '' }
      hasTwoParts ||= last > first && pieces[last - 1]?.mark === SOFT_HYPHEN
      text += piece.text
      if (!isMixed && hasTwoParts && (pieces[first - 1]?.mark === SYLLABLE || piece.mark === SYLLABLE))
        continue
      const used = begun + textWidth(text)
      if (used > width) break
      if (last === pieces.length - 1) best = better({ drawn: text, lines: 0, syllables: 0, used }, best)
      else if (used + (piece.mark === BREAK ? 0 : HYPHEN) <= width) {
        const rest = nextLine(from(last + 1, 0), piece.mark === SYLLABLE)
        best = better(rest && { ...rest, drawn: text + drawnMark(piece.mark) + rest.drawn }, best)
      }
    }
    return best
  }

  return from(0, start)
}

const drawnMark = (mark: string): string => (mark === SYLLABLE ? SOFT_HYPHEN : mark)

const nextLine = (set: SetWord | undefined, isSyllable = false): SetWord | undefined =>
  set && { ...set, lines: set.lines + 1, syllables: set.syllables + (isSyllable ? 1 : 0) }

/** Of two equal solutions the first wins, because its first line is longer. */
function better(one: SetWord | undefined, other: SetWord | undefined): SetWord | undefined {
  if (!one || !other) return one ?? other
  const more = one.lines - other.lines || one.syllables - other.syllables
  return more > 0 ? other : one
}
