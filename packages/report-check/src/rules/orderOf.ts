import { LOCALES } from '@pandok/domain'
import type { CheckedReport, Side } from '../CheckedReport.ts'
import { blanked } from '../text/wordsIn.ts'
import { isSameOrgan } from '../words/anatomy.ts'
import { lexiconOf } from '../words/lexiconOf.ts'

export interface Order {
  /** The side that was ordered or imaged, or undefined if it is both or unknown. */
  side: Side | undefined
  organs: ReadonlySet<string>
  /** True if there are several views or parts, of which only one may have the side. */
  isOfSeveral: boolean
}

/** This matches what separates several parts: «Pelvis AP + right hip lateral». */
const SEVERAL = /[+＋&]|\s(?:and|und|mit)\s|[,，、;；]/u
const ABBREVIATED = /(?<!\p{L})[rl]t?\.?(?!\p{L})/giu
/** In «Knee MRI, right» only the side follows the comma. */
const EMPTY_PART = /[,，、;；]\s*(?=$|[,，、;；])/gu

const UPPER = ['shoulder', 'humerus', 'clavicle', 'elbow', 'radius', 'ulna', 'wrist', 'hand', 'arm']
const LOWER = ['hip', 'femur', 'knee', 'tibia', 'fibula', 'ankle', 'foot', 'leg', 'legVein', 'legArtery']

const known = new Map<string, Order>()
const KNOWN_MAX = 50

/** Determines what was ordered from the side of the study and the words of its descriptions. */
export function orderOf({ context }: CheckedReport): Order {
  const { side, order = '', bodyPart = '' } = context.study ?? {}
  const words = `${bodyPart.toLowerCase()} ${order}`
  const key = `${side ?? ''} ${words}`
  const kept = known.get(key)
  if (kept) return kept
  const found = { ...read(side, words), isOfSeveral: isOfSeveral(order) }
  if (known.size >= KNOWN_MAX) known.clear()
  known.set(key, found)
  return found
}

/** Devices abbreviate descriptions: «KNEE LT», «US BREAST R». */
function read(side: Side | undefined, words: string): Omit<Order, 'isOfSeveral'> {
  const plain = words.replace(/[_^/|]/gu, ' ')
  const sides = new Set<Side>(
    LOCALES.flatMap((locale) =>
      lexiconOf(locale)
        .sides(plain)
        .map(({ id }) => id),
    ),
  )
  if (/(?<!\p{L})rt?(?!\p{L}| ?o(?!\p{L}))/iu.test(plain)) sides.add('R')
  if (/(?<!\p{L})lt?(?![\p{L}0-9]|[- ]?s(?:pine)?(?!\p{L}))/iu.test(plain)) sides.add('L')
  if (side) sides.add(side)
  const organs = LOCALES.flatMap((locale) =>
    lexiconOf(locale)
      .organs(plain)
      .map(({ id }) => id.organ),
  )
  return { side: sides.size === 1 ? onlySide([...sides][0]) : undefined, organs: new Set(organs) }
}

function isOfSeveral(order: string): boolean {
  const sides = LOCALES.flatMap((locale) => lexiconOf(locale).sides(order))
  return SEVERAL.test(blanked(order, sides).replace(ABBREVIATED, ' ').replace(EMPTY_PART, ' '))
}

const onlySide = (side: Side | undefined): Side | undefined => (side === 'B' ? undefined : side)

/** Returns whether the name of a whole limb (leg, arm) includes this part. */
export const isOfLimb = (limb: string, part: string): boolean =>
  (limb === 'arm' && UPPER.includes(part)) || (limb === 'leg' && LOWER.includes(part))

export const isOfAnyLimb = (organ: string): boolean => UPPER.includes(organ) || LOWER.includes(organ)

/** Returns whether an organ belongs to the order: the ordered organ or another of the same limb. */
export function isOrdered({ organs }: Order, organ: string): boolean {
  if ([...organs].some((ordered) => isSameOrgan(ordered, organ))) return true
  return [UPPER, LOWER].some((limb) => limb.includes(organ) && limb.some((one) => organs.has(one)))
}
