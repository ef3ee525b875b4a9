import {
  type AutoFill,
  type Cell,
  type FillSource,
  filledOutputs,
  type PresetAnswer,
  SUPPLIED_MEASUREMENTS,
} from '@pandok/domain'
import { NUMBERS, suitsKind } from '#shared/fill/suitsKind.ts'
import { type Fillable, placeIn } from './fillPlaces.ts'

/**
 * - `noCell`: the cell or its output no longer exists;
 * - `noInput`: the input or its module no longer exists;
 * - `noSource`: the same for the source of the value;
 * - `itself`: it would fill itself;
 * - `noSupply`: no source here has such values;
 * - `noValue`: the fixed value is empty;
 * - `kind`: the value probably doesn't fit the input.
 */
export type RuleTrouble = 'noCell' | 'noInput' | 'noSource' | 'itself' | 'noSupply' | 'noValue' | 'kind'

/** The reason why a rule never fills anything; `kind` is a guess, the others are certain. */
export function ruleTrouble(
  rule: AutoFill,
  { cells, places }: { cells: readonly Cell[]; places: readonly Fillable[] },
): RuleTrouble | undefined {
  const { source } = rule
  const cell = cells.find(({ id }) => id === rule.cell)
  if (!cell || !filledOutputs(cell).includes(rule.output)) return 'noCell'
  const target = placeIn(places, rule, cells)
  if (!target) return 'noInput'
  if (source.from === 'measurement' && !SUPPLIED_MEASUREMENTS.includes(source.what)) return 'noSupply'
  if (source.from === 'default' && isBlank(source.value)) return 'noValue'
  if (source.from !== 'cell') return isLikely(source, target) ? undefined : 'kind'
  const origin = placeIn(places, source, cells)
  if (!origin) return 'noSource'
  if (origin === target) return 'itself'
  return isCompatible(origin, target) ? undefined : 'kind'
}

const isBlank = (value: PresetAnswer): boolean => typeof value !== 'boolean' && value.length === 0

export function isLikely(source: FillSource, target: Fillable): boolean {
  if (target.kind === 'text') return true
  if (source.from !== 'dicom') return suitsKind(source.from, target.kind)
  return isLikelyAttribute(source.attribute, target)
}

/** The kinds that an attribute's value can be read as; attributes that aren't listed are unknown. */
const KINDS_OF: Readonly<Record<string, ReadonlySet<string>>> = {
  PatientSex: new Set(['choice']),
  PatientAge: NUMBERS,
  StudyDate: new Set(['date']),
  Laterality: new Set(['side', 'choice']),
  SliceThickness: NUMBERS,
  MagneticFieldStrength: NUMBERS,
  ContrastBolusAgent: new Set(['bool', 'choice']),
}

function isLikelyAttribute(attribute: string, target: Fillable): boolean {
  const kinds = Object.hasOwn(KINDS_OF, attribute) ? KINDS_OF[attribute] : undefined
  if (kinds && !kinds.has(target.kind)) return false
  // DICOM writes «M» and «F», so the input needs answers that match these.
  return attribute !== 'PatientSex' || optionsOf(target).some((id) => /^(?:[mfMF]|(?:fe)?male)$/u.test(id))
}

/**
 * A text accepts anything, a number accepts numbers, and a choice accepts values from a choice with the same
 * answers.
 */
export function isCompatible(origin: Fillable, target: Fillable): boolean {
  if (target.kind === 'text' || origin.kind === 'text') return true
  if (NUMBERS.has(origin.kind) && NUMBERS.has(target.kind)) return true
  if (origin.kind !== target.kind) return false
  const [given, known] = [optionsOf(origin), optionsOf(target)]
  return given.length === 0 || given.some((id) => known.includes(id))
}

const optionsOf = ({ definition }: Fillable): string[] =>
  definition && 'options' in definition ? definition.options.map(({ id }) => id) : []
