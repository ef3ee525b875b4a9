import type { Input, LocalText, Option } from '@pandok/module-engine'
import { OWN_KIND } from '../../questionnaire/ownTag.ts'

export type Json = Record<string, unknown>

/** The functions that the writer provides for one question. */
export interface QuestionWriter {
  lose: (path: string, text: string, what: string) => void
  words: (key: string, words: LocalText | undefined, otherwise: string) => Json
  options: (options: readonly Option[], path: string, isPreset: (id: string) => boolean) => Json[]
}

export interface QuestionType {
  type: string
  extensions: Json[]
  more: Json
}

export const HL7 = 'http://hl7.org/fhir/StructureDefinition'
const ownKind = (code: string): Json => ({ url: OWN_KIND, valueCode: code })

/** Converts an input into a question. What FHIR can't express is written under Pandok's own tag or lost. */
export function questionType(input: Input, path: string, writer: QuestionWriter): QuestionType {
  switch (input.kind) {
    case 'number':
    case 'measure':
    case 'size':
      return lengthType(input, path, writer)
    case 'integer':
      return integerType(input)
    case 'text': {
      const isLong = input.lines === 3
      if (input.lines !== undefined && !isLong) writer.lose(`${path}.lines`, String(input.lines), 'lines')
      return {
        type: isLong ? 'text' : 'string',
        extensions: [],
        more: {
          ...(input.max !== undefined && { maxLength: input.max }),
          ...(input.default !== undefined && { initial: [{ valueString: input.default }] }),
        },
      }
    }
    case 'bool': {
      if (input.points !== undefined) writer.lose(`${path}.points`, input.points, 'points')
      if (input.yes || input.no) writer.lose(`${path}.yes`, JSON.stringify([input.yes, input.no]), 'yes')
      return {
        type: 'boolean',
        extensions: [],
        more: input.default === undefined ? {} : { initial: [{ valueBoolean: input.default }] },
      }
    }
    case 'date':
      return dateType(input, path, writer)
    case 'side': {
      const answerOption = (input.sides ?? ['R', 'L', 'B']).map((side) => ({
        valueCoding: { code: side, ...writer.words('display', SIDES[side], side) },
        ...(input.default === side && { initialSelected: true }),
      }))
      return { type: 'choice', extensions: [ownKind('side')], more: { answerOption } }
    }
    case 'choice':
      return {
        type: 'choice',
        extensions: [],
        more: {
          answerOption: writer.options(input.options, path, (id) => input.default === id),
        },
      }
    case 'multi':
      return severalType(input, path, writer)
  }
}

function integerType(input: Extract<Input, { kind: 'integer' }>): QuestionType {
  const extensions = [...limitsOf(input, 'valueInteger'), ...unitsOf(input.unit, undefined)]
  if (input.step !== undefined)
    extensions.push({ url: `${HL7}/questionnaire-sliderStepValue`, valueInteger: Number(input.step) })
  return { type: 'integer', extensions, more: initial(input.default, 'valueInteger') }
}

function dateType(
  input: Extract<Input, { kind: 'date' }>,
  path: string,
  writer: QuestionWriter,
): QuestionType {
  const extensions: Json[] = []
  if (input.min !== undefined) extensions.push({ url: `${HL7}/minValue`, valueDate: input.min })
  if (input.max === 'today') writer.lose(`${path}.max`, 'today', 'today')
  else if (input.max !== undefined) extensions.push({ url: `${HL7}/maxValue`, valueDate: input.max })
  if (input.default === 'today') writer.lose(`${path}.default`, 'today', 'today')
  return {
    type: 'date',
    extensions,
    more:
      input.default === undefined || input.default === 'today'
        ? {}
        : { initial: [{ valueDate: input.default }] },
  }
}

function lengthType(
  input: Extract<Input, { kind: 'number' | 'measure' | 'size' }>,
  path: string,
  writer: QuestionWriter,
): QuestionType {
  const extensions = [...limitsOf(input, 'valueDecimal'), ...unitsOf(input.unit, input.altUnits)]
  if (input.decimals !== undefined)
    extensions.push({ url: `${HL7}/maxDecimalPlaces`, valueInteger: input.decimals })
  // A sentence has «16.0 cm» in the module and «16 cm» after the conversion, because numbers in JSON have no
  // trailing zeros.
  if (input.kind !== 'size' && /\.\d*0$/u.test(input.default ?? ''))
    writer.lose(`${path}.default`, input.default ?? '', 'zeros')
  if (input.kind === 'number') {
    if (input.step !== undefined)
      extensions.push({ url: `${HL7}/questionnaire-sliderStepValue`, valueDecimal: Number(input.step) })
    return { type: 'decimal', extensions, more: initial(input.default, 'valueDecimal') }
  }
  if (input.kind === 'measure')
    return {
      type: 'decimal',
      extensions: [...extensions, ownKind(`measure-${input.what}`)],
      more: initial(input.default, 'valueDecimal'),
    }
  const [least, most] = [input.least ?? 2, input.most ?? 3]
  if (input.default !== undefined) writer.lose(`${path}.default`, input.default, 'default')
  const occurs = [
    { url: `${HL7}/questionnaire-minOccurs`, valueInteger: least },
    { url: `${HL7}/questionnaire-maxOccurs`, valueInteger: most },
  ]
  return {
    type: 'decimal',
    extensions: [...extensions, ...occurs, ownKind('size')],
    more: { repeats: true },
  }
}

function severalType(
  input: Extract<Input, { kind: 'multi' }>,
  path: string,
  writer: QuestionWriter,
): QuestionType {
  if (input.order !== undefined || input.nouns)
    writer.lose(`${path}.order`, JSON.stringify([input.order, input.nouns]), 'order')
  if (input.default?.length === 0) writer.lose(`${path}.default`, '[]', 'default')
  const extensions = [
    ...(input.min === undefined || input.min === 0
      ? []
      : [{ url: `${HL7}/questionnaire-minOccurs`, valueInteger: input.min }]),
    ...(input.max === undefined ? [] : [{ url: `${HL7}/questionnaire-maxOccurs`, valueInteger: input.max }]),
  ]
  return {
    type: 'choice',
    extensions,
    more: {
      repeats: true,
      answerOption: writer.options(input.options, path, (id) => input.default?.includes(id) === true),
    },
  }
}

const SIDES: Readonly<Record<'R' | 'L' | 'B', LocalText>> = {
  R: { ko: '우측', en: 'right', zh: '右侧', ja: '右', de: 'rechts' },
  L: { ko: '좌측', en: 'left', zh: '左侧', ja: '左', de: 'links' },
  B: { ko: '양측', en: 'both', zh: '双侧', ja: '両側', de: 'beidseits' },
}

const initial = (value: string | undefined, key: string): Json =>
  value === undefined ? {} : { initial: [{ [key]: Number(value) }] }

interface Limits {
  min?: string | undefined
  max?: string | undefined
  above?: string | undefined
  below?: string | undefined
}

function limitsOf({ min, max, above, below }: Limits, key: string): Json[] {
  const ends = [
    [`${HL7}/minValue`, min],
    [`${HL7}/maxValue`, max],
    [`${OWN_KIND}:above`, above],
    [`${OWN_KIND}:below`, below],
  ] as const
  return ends.flatMap(([url, value]) => (value === undefined ? [] : [{ url, [key]: Number(value) }]))
}

export const unitsOf = (unit: string | undefined, others: readonly string[] | undefined): Json[] => [
  ...(unit === undefined
    ? []
    : [
        {
          url: `${HL7}/questionnaire-unit`,
          valueCoding: { system: 'http://unitsofmeasure.org', code: unit, display: unit },
        },
      ]),
  // FHIR has unit options only for quantities, and LHC-Forms refuses them elsewhere.
  ...(others ?? []).map((other) => ({
    url: `${OWN_KIND}:unit`,
    valueCoding: { system: 'http://unitsofmeasure.org', code: other, display: other },
  })),
]
