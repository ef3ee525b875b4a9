import type { Locale } from '@pandok/domain'
import { type Input, type ModuleDefinition, textOf } from '@pandok/module-engine'
import { SITE } from './lesionOf.ts'
import type { Anatomy, ReportMeasurement } from './ReportFile.ts'

/** Reads where something is from its words; undefined if they name no place. */
export type ReadSite = (words: string, locale: Locale) => Anatomy | undefined

/** An earlier measurement that wasn't made with a module, and how its site is read. */
interface EarlierSite {
  group: string | undefined
  measurement: ReportMeasurement
  readSite: ReadSite | undefined
}

const TEXT_MAX_CHARACTERS = 80
const NODE = /(?:^|_)node(?:_|$)/u

/**
 * Returns the answers that the site of an earlier measurement gives in a module: the option with the same place, the
 * side, whether it is a node, and the words for a text field.
 */
export function siteValues(
  { inputs }: ModuleDefinition,
  { group, measurement, readSite }: EarlierSite,
): Record<string, string | boolean> {
  const own = inputs.filter((input) => input.group === group)
  const values = own.flatMap((input): [string, string | boolean][] => {
    const value = siteValue(input, measurement, readSite)
    return value === undefined ? [] : [[input.id, value]]
  })
  return Object.fromEntries(values)
}

function siteValue(
  input: Input,
  { anatomy, site, words }: ReportMeasurement,
  readSite: ReadSite | undefined,
): string | boolean | undefined {
  if (input.kind === 'bool') return NODE.test(input.id) && anatomy?.isNode ? true : undefined
  if (input.kind === 'side') return anatomy?.side
  if (!SITE.test(input.id)) return undefined
  if (input.kind === 'text') return (site ?? words)?.slice(0, TEXT_MAX_CHARACTERS)
  return input.kind === 'choice' && anatomy && readSite ? optionAt(input, anatomy, readSite) : undefined
}

/** Returns the only option that names this place; of several, those of the narrowest organ. */
function optionAt(
  { options }: Extract<Input, { kind: 'choice' }>,
  anatomy: Anatomy,
  readSite: ReadSite,
): string | undefined {
  const read = options.flatMap(({ id, label }) => {
    const words = textOf(label, 'en')
    const place = words === undefined ? undefined : readSite(words, 'en')
    return place ? [{ id, place }] : []
  })
  const fitting = read.filter(({ place }) => isAt(anatomy, place))
  const depth = ({ place: { organs } }: (typeof read)[number]) =>
    organs[0] === undefined ? anatomy.organs.length : anatomy.organs.indexOf(organs[0])
  const narrowest = Math.min(...fitting.map(depth))
  const [first, ...more] = fitting.filter((one) => depth(one) === narrowest)
  return more.length === 0 ? first?.id : undefined
}

/** Whether an earlier place lies in another one: the right upper lobe in the lung, and not in the left one. */
function isAt({ organs, side, isNode }: Anatomy, place: Anatomy): boolean {
  if (isNode !== undefined || place.isNode !== undefined) return isNode === place.isNode
  const [organ] = place.organs
  if (place.side !== undefined && place.side !== side) return false
  return organ === undefined ? place.side !== undefined : organs.includes(organ)
}
