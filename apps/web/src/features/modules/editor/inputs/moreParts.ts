import type { Input } from '@pandok/module-engine'

/** The collapsed settings, in the order of the screen. */
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

/** Settings that some kinds show outside of the collapsed part, so that they aren't shown twice. */
const OPEN: Readonly<Partial<Record<Input['kind'], readonly MorePart[]>>> = {
  number: ['min', 'max'],
  integer: ['min', 'max'],
  measure: ['min', 'max'],
  choice: ['default'],
  bool: ['default'],
  side: ['default'],
}

/** The display names of a limit that counts characters or answers. */
const CALLED = {
  text: { max: 'maxCharacters' },
  multi: { min: 'atLeast', max: 'atMost' },
} as const satisfies Partial<Record<Input['kind'], Partial<Record<MorePart, string>>>>

type MoreName = MorePart | 'maxCharacters' | 'atLeast' | 'atMost'

/** The collapsed settings that an input uses. */
export function moreSet(input: Input): MoreName[] {
  const fields: Readonly<Record<string, unknown>> = { ...input }
  const called: Readonly<Partial<Record<MorePart, MoreName>>> =
    input.kind === 'text' || input.kind === 'multi' ? CALLED[input.kind] : {}
  return MORE_PARTS.filter((part) => fields[part] !== undefined && !OPEN[input.kind]?.includes(part)).map(
    (part) => called[part] ?? part,
  )
}
