/** The form that every engine gets is a plate of 60 modules with 420 inputs and 80 computed values. */
export const MODULES = 60
export const INPUTS = 7
/** The number of modules that have a second computed value. */
const DOUBLE = 20

export interface Rule {
  module: number
  /** 0 is the sum of all inputs, 1 a product under a condition. */
  index: number
}

export const RULES: readonly Rule[] = Array.from({ length: MODULES }, (_, module) => module).flatMap(
  (module) => [{ module, index: 0 }, ...(module < DOUBLE ? [{ module, index: 1 }] : [])],
)

export const inputName = (input: number): string => `i${input + 1}`
const NAMES = Array.from({ length: INPUTS }, (_, input) => inputName(input))

/**
 * Computes a rule by hand. Screens are compared with the result, and RJSF, which computes nothing itself, is given
 * it.
 */
export function expected(rule: Rule, values: readonly number[]): number {
  const [a = 0, b = 0, c = 0, d = 0] = values
  if (rule.index === 0) return values.reduce((sum, value) => sum + value, 0)
  return a > 50 ? b * c + d : b + c * 2
}

/** The same two rules in the language of each engine. */
const CEL = [NAMES.join(' + '), 'i1 > 50 ? i2 * i3 + i4 : i2 + i3 * 2']
export const CEL_DOUBLE = [NAMES.join(' + '), 'i1 > 50.0 ? i2 * i3 + i4 : i2 + i3 * 2.0']
export const FHIRPATH = [NAMES.join(' + '), 'iif(i1 > 50, i2 * i3 + i4, i2 + i3 * 2)']
const variable = (name: string) => ({ var: name })
export const JSON_LOGIC: readonly object[] = [
  { '+': NAMES.map(variable) },
  {
    if: [
      { '>': [variable('i1'), 50] },
      { '+': [{ '*': [variable('i2'), variable('i3')] }, variable('i4')] },
      { '+': [variable('i2'), { '*': [variable('i3'), 2] }] },
    ],
  },
]

/** Every engine starts with the same values, with all inputs filled in. */
export const startValue = (module: number, input: number): number => ((module * 7 + input * 13) % 90) + 5

/** Returns a module in our format with its rules, and a sentence with their results. */
export function moduleDefinition(module: number): object {
  const rules = RULES.filter((rule) => rule.module === module)
  const sums = rules.map(({ index }) => `c${index + 1}`)
  return {
    inputs: NAMES.map((id, input) => ({
      id,
      kind: 'number',
      label: { en: `Value ${module + 1}.${input + 1}` },
      unit: 'mm',
      min: '0',
      max: '1000',
    })),
    computed: rules.map(({ index }) => ({
      id: `c${index + 1}`,
      kind: 'number',
      label: { en: `Result ${module + 1}.${index + 1}` },
      expr: CEL[index],
    })),
    outputs: [
      {
        id: 'sentence',
        section: 'findings',
        body: {
          en: ['The result is ', ...sums.flatMap((id, at) => [...(at ? [' and '] : []), { v: id }]), '.'],
        },
      },
    ],
  }
}
