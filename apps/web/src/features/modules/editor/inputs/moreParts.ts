import type { Input } from '@pandok/module-engine'

/** What is folded away, in the order in which it stands there. */
export const MORE_PARTS = [
  'altUnits',
  'decimals',
  'min',
  'max',
  'above',
  'below',
  'step',
  'lines',
  'yes',
  'no',
  'points',
  'default',
  'visible',
  'help',
  'fill',
  'codes',
  'confirm',
  'confirmReason',
] as const

type MorePart = (typeof MORE_PARTS)[number]

/** What stands open above for some kinds, so that it isn't told twice. */
const OPEN: Readonly<Partial<Record<Input['kind'], readonly MorePart[]>>> = {
  number: ['min', 'max'],
  integer: ['min', 'max'],
  measure: ['min', 'max'],
  choice: ['default'],
  bool: ['default'],
  side: ['default'],
}

/** What a limit is called where it counts letters or answers. */
const CALLED = {
  text: { max: 'maxCharacters' },
  multi: { min: 'atLeast', max: 'atMost' },
} as const satisfies Partial<Record<Input['kind'], Partial<Record<MorePart, string>>>>

type MoreName = MorePart | 'maxCharacters' | 'atLeast' | 'atMost'

/** What of it an input has, by the names of its fields. */
export function moreSet(input: Input): MoreName[] {
  const fields: Readonly<Record<string, unknown>> = { ...input }
  const called: Readonly<Partial<Record<MorePart, MoreName>>> =
    input.kind === 'text' || input.kind === 'multi' ? CALLED[input.kind] : {}
  return MORE_PARTS.filter((part) => fields[part] !== undefined && !OPEN[input.kind]?.includes(part)).map(
    (part) => called[part] ?? part,
  )
}
