import { exact, type Input, type InputKind } from '@pandok/module-engine'

type Of<K extends InputKind> = Extract<Input, { kind: K }>

const MEASURED: Readonly<Record<string, Of<'measure'>['what']>> = {
  mm: 'length',
  cm: 'length',
  mm2: 'area',
  cm2: 'area',
  mL: 'volume',
  cm3: 'volume',
  mm3: 'volume',
  '[HU]': 'density',
  deg: 'angle',
  '°': 'angle',
}

/** Converts an input to another kind and keeps every setting that the new kind has. */
export function changeKind(input: Input, kind: InputKind): Input {
  if (input.kind === kind) return input
  const base = baseOf(input)
  switch (kind) {
    case 'number':
    case 'integer': {
      const { what: _, ...numeric } = numericOf(input)
      if (kind === 'number') return { ...base, kind, ...numeric }
      const { decimals: __, altUnits: ___, ...whole } = numeric
      return { ...base, kind, ...whole }
    }
    case 'measure': {
      const { step: _, unit = 'mm', ...numeric } = numericOf(input)
      return { ...base, kind, ...numeric, unit, what: MEASURED[unit] ?? 'length' }
    }
    case 'size': {
      const { step: _, what: __, unit = 'cm', ...numeric } = numericOf(input)
      // A single number is a valid size only if one dimension is enough.
      return { ...base, kind, ...numeric, unit, ...(numeric.default !== undefined && { least: 1 }) }
    }
    case 'choice':
    case 'multi':
      return withOptions(input, kind)
    case 'text':
    case 'bool':
    case 'date':
    case 'side':
      return { ...base, kind }
  }
}

function baseOf(input: Input) {
  const { id, label, help, group, required, visible, confirm, confirmReason, fill, codes } = input
  const all = { id, label, help, group, required, visible, confirm, confirmReason, fill, codes }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as typeof all
}

interface Numeric {
  what?: Of<'measure'>['what']
  unit?: string
  altUnits?: string[]
  min?: string
  max?: string
  above?: string
  below?: string
  step?: string
  decimals?: number
  default?: string
}

const NUMERIC_KEYS = [
  'unit',
  'altUnits',
  'min',
  'max',
  'above',
  'below',
  'step',
  'decimals',
  'default',
] as const

const NUMERIC_KINDS: ReadonlySet<InputKind> = new Set(['number', 'integer', 'measure', 'size'])

function numericOf(input: Input): Numeric {
  if (!NUMERIC_KINDS.has(input.kind)) return {}
  const source: Record<string, unknown> = { ...input }
  // A default with several dimensions can't become a number.
  if (input.kind === 'size' && exact(input.default ?? '') === undefined) delete source['default']
  return Object.fromEntries(
    NUMERIC_KEYS.flatMap((key) => (source[key] === undefined ? [] : [[key, source[key]]])),
  )
}

function withOptions(input: Input, kind: 'choice' | 'multi'): Input {
  const base = baseOf(input)
  if (input.kind === 'choice' || input.kind === 'multi') {
    const chosen = input.default
    const [first] = Array.isArray(chosen) ? chosen : [chosen]
    const { options } = input
    if (first === undefined) return { ...base, kind, options }
    return kind === 'multi'
      ? { ...base, kind, options, default: [first] }
      : { ...base, kind, options, default: first }
  }
  if (input.kind === 'bool') return { ...base, kind, options: yesAndNo(input) }
  return { ...base, kind, options: [{ id: 'option_1', label: {} }] }
}

/** The two texts of a checkbox become two answers. */
const yesAndNo = ({ yes, no, points }: Of<'bool'>): Of<'choice'>['options'] => [
  { id: 'yes', label: yes ?? {}, ...(points === undefined ? {} : { points }) },
  { id: 'no', label: no ?? {} },
]
