import type { FormField } from '../form/Form.ts'
import { extensionValue } from './extensions.ts'
import { OWN_KIND } from './ownTag.ts'

interface MadeInput {
  input: FormField['input']
  byCode?: ReadonlyMap<string, string>
  byLabel?: ReadonlyMap<string, string>
  other?: boolean
}

const MEASURES = ['length', 'area', 'volume', 'density', 'angle'] as const
const SIDES = ['R', 'L', 'B'] as const

/** Restores the kind that a question had in the module from which the Questionnaire was written. */
export function ownInput(made: MadeInput, item: unknown): MadeInput {
  const kind = extensionValue(item, OWN_KIND)
  const { input } = made
  const help = input.help === undefined ? {} : { help: input.help }
  if (kind === 'side' && input.kind === 'choice') {
    const sides = SIDES.filter((side) => input.options.some(({ id }) => id === side))
    const preset = SIDES.find((side) => side === input.default)
    const isAll = sides.length === SIDES.length
    return {
      ...made,
      input: {
        kind: 'side',
        ...help,
        ...(!isAll && { sides: input.options.flatMap(({ id }) => sides.find((side) => side === id) ?? []) }),
        ...(preset && { default: preset }),
      },
    }
  }
  if (input.kind !== 'number' || input.unit === undefined) return made
  const { kind: _, step: __, unit, ...rest } = input
  const what = MEASURES.find((one) => kind === `measure-${one}`)
  if (what) return { ...made, input: { ...rest, kind: 'measure', what, unit } }
  if (kind !== 'size') return made
  const [least, most] = [
    extensionValue(item, 'questionnaire-minOccurs'),
    extensionValue(item, 'questionnaire-maxOccurs'),
  ]
  const { default: ___, ...size } = rest
  return {
    ...made,
    input: {
      ...size,
      kind: 'size',
      unit,
      ...(typeof least === 'number' && least !== 2 && { least }),
      ...(typeof most === 'number' && most !== 3 && { most }),
    },
  }
}
