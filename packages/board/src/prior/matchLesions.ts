/** A lesion as one examination describes it. */
export interface Lesion {
  /** The id of this description, unique within its examination. */
  key: string
  /** The identity of the lesion over all examinations, if somebody has decided it. */
  track?: string | undefined
  /** The site in words. It is compared without regard to case, width and spaces. */
  site?: string | undefined
  /**
   * The site as answers, by question. Only questions that both lesions answer are compared, so a lesion with fewer
   * answers isn't at another site for that reason.
   */
  sites?: Readonly<Record<string, string>> | undefined
  sizeMm?: number | undefined
  /** The position in mm, in this frame of reference. */
  place?: readonly [number, number, number] | undefined
  frameOfReference?: string | undefined
}

export const LESION_STATES = ['same', 'split', 'merged', 'new', 'gone', 'notAssessable'] as const
export type LesionState = (typeof LESION_STATES)[number]

export interface LesionMatch {
  state: LesionState
  before: readonly string[]
  after: readonly string[]
  /** The reason for the match. A reader's decision has priority over all others. */
  by: 'reader' | 'track' | 'position' | 'site' | 'nothing'
}

/**
 * Beyond this distance, two findings in one frame of reference are never proposed as the same, whatever their
 * size.
 */
const DISTANCE_MAX_MM = 30
/** Breathing and positioning move a small lesion by about this much. */
const DISTANCE_ALWAYS_MM = 10
/** A lesion that is four times as long, or a quarter, is more likely another one. */
const RATIO_MAX = 4

interface Pair {
  before: Lesion
  after: Lesion
  by: 'track' | 'position' | 'site'
  cost: number
}

/**
 * Proposes which earlier lesion is which current one; a reader has to accept each proposal. The same track is
 * the same lesion; then the nearest in one frame of reference, then the same site with the most similar size.
 * Each lesion is in one match, and the order of the lists doesn't matter.
 */
export function matchLesions(before: readonly Lesion[], after: readonly Lesion[]): LesionMatch[] {
  const pairs = before.flatMap((one) => after.flatMap((other) => pairOf(one, other) ?? [])).sort(byCost)
  const used = { before: new Set<string>(), after: new Set<string>() }
  const matches: LesionMatch[] = []
  for (const { before, after, by } of pairs) {
    if (used.before.has(before.key) || used.after.has(after.key)) continue
    used.before.add(before.key)
    used.after.add(after.key)
    matches.push({ state: 'same', before: [before.key], after: [after.key], by })
  }
  joinParts(matches, pairs, used)
  for (const { key } of after)
    if (!used.after.has(key)) matches.push({ state: 'new', before: [], after: [key], by: 'nothing' })
  for (const { key } of before)
    if (!used.before.has(key)) matches.push({ state: 'gone', before: [key], after: [], by: 'nothing' })
  return matches.sort(byKeys)
}

/**
 * An unmatched lesion at the position of a matched one was, or is, part of it. Sites in words are too coarse
 * for that.
 */
function joinParts(
  matches: LesionMatch[],
  pairs: readonly Pair[],
  used: { before: Set<string>; after: Set<string> },
): void {
  for (const { before, after, by } of pairs) {
    if (by !== 'position') continue
    const [isThenUsed, isNowUsed] = [used.before.has(before.key), used.after.has(after.key)]
    if (isThenUsed === isNowUsed) continue
    const at = matches.findIndex((match) =>
      isThenUsed ? match.before.includes(before.key) : match.after.includes(after.key),
    )
    const match = matches[at]
    const state = isThenUsed ? 'split' : 'merged'
    if (!match || match.by === 'track' || (match.state !== 'same' && match.state !== state)) continue
    used.before.add(before.key)
    used.after.add(after.key)
    matches[at] = {
      state,
      before: [...new Set([...match.before, before.key])].sort(),
      after: [...new Set([...match.after, after.key])].sort(),
      by,
    }
  }
}

function pairOf(before: Lesion, after: Lesion): Pair | undefined {
  if (before.track !== undefined && before.track === after.track)
    return { before, after, by: 'track', cost: 0 }
  const isSameSite = siteAlike(before, after)
  const ratio = ratioOf(before.sizeMm, after.sizeMm)
  if (isSameSite === false || ratio > RATIO_MAX) return undefined
  const distance = distanceOf(before, after)
  if (distance !== undefined) {
    const reach = Math.min(
      DISTANCE_MAX_MM,
      Math.max(DISTANCE_ALWAYS_MM, before.sizeMm ?? 0, after.sizeMm ?? 0),
    )
    return distance <= reach
      ? { before, after, by: 'position', cost: 1 + distance / DISTANCE_MAX_MM }
      : undefined
  }
  return isSameSite ? { before, after, by: 'site', cost: 2 + ratio / RATIO_MAX } : undefined
}

/** Whether two lesions are at one site; undefined if nothing can be compared. */
function siteAlike(before: Lesion, after: Lesion): boolean | undefined {
  const [then, now] = [before.sites, after.sites]
  if (then && now) {
    const asked = Object.keys(then).filter((id) => Object.hasOwn(now, id))
    return asked.length === 0 ? undefined : asked.every((id) => plain(then[id]) === plain(now[id]))
  }
  const [siteThen, siteNow] = [plain(before.site), plain(after.site)]
  return siteThen === '' || siteNow === '' ? undefined : siteThen === siteNow
}

function distanceOf(a: Lesion, b: Lesion): number | undefined {
  if (!a.place || !b.place || a.frameOfReference === undefined || a.frameOfReference !== b.frameOfReference)
    return undefined
  const [x, y, z] = a.place
  return Math.hypot(b.place[0] - x, b.place[1] - y, b.place[2] - z)
}

/** An unknown size counts as a ratio of 1, which is neither for nor against a match. */
function ratioOf(a: number | undefined, b: number | undefined): number {
  if (a === undefined || b === undefined || a <= 0 || b <= 0) return 1
  return Math.max(a / b, b / a)
}

const plain = (site: string | undefined): string =>
  (site ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s,.;·/-]+/gu, ' ')
    .trim()

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
const byCost = (a: Pair, b: Pair): number =>
  a.cost - b.cost || compare(a.before.key, b.before.key) || compare(a.after.key, b.after.key)
const keysOf = ({ before, after }: LesionMatch): string => JSON.stringify([after, before])
const byKeys = (a: LesionMatch, b: LesionMatch): number => compare(keysOf(a), keysOf(b))

/**
 * Applies a reader's decision to the matches. Lesions that it names are removed from their former matches,
 * and their former partners are unmatched again.
 */
export function decideLesions(
  matches: readonly LesionMatch[],
  decision: Pick<LesionMatch, 'state' | 'before' | 'after'>,
): LesionMatch[] {
  const kept = matches.flatMap((match): LesionMatch[] => {
    const before = match.before.filter((key) => !decision.before.includes(key))
    const after = match.after.filter((key) => !decision.after.includes(key))
    if (before.length === match.before.length && after.length === match.after.length) return [match]
    return [
      ...before.map((key): LesionMatch => ({ state: 'gone', before: [key], after: [], by: 'nothing' })),
      ...after.map((key): LesionMatch => ({ state: 'new', before: [], after: [key], by: 'nothing' })),
    ]
  })
  return [...kept, { ...decision, by: 'reader' as const }].sort(byKeys)
}
