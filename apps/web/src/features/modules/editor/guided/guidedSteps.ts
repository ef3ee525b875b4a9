import { LOCALES } from '@pandok/domain'
import { guidedModule } from '@pandok/i18n'
import { emptyDefinition, type Input, type ModuleDefinition, type PhraseToken } from '@pandok/module-engine'
import { appendDefinition } from '../paste/appendDefinition.ts'
import type { PartTab } from '../shell/parts.ts'

/** The steps from an empty module to a sentence. */
export const GUIDED_STEPS = ['measure', 'choice', 'table', 'sentence', 'try', 'save'] as const
export type GuidedStep = (typeof GUIDED_STEPS)[number]

/** The tab of each step; the other steps take place outside the tabs. */
export const PART_OF: Readonly<Partial<Record<GuidedStep, PartTab>>> = {
  measure: 'inputs',
  choice: 'inputs',
  table: 'tables',
  sentence: 'outputs',
}

export interface GuidedFacts {
  definition: ModuleDefinition
  /** True if answers were entered and a sentence was written. */
  hasResult: boolean
  isStored: boolean
}

const THRESHOLD = '10'

const isNumber = ({ kind }: Input): boolean => kind === 'measure' || kind === 'number' || kind === 'integer'
const isLabelled = ({ label }: { label: object }): boolean =>
  Object.values(label).some((words) => words !== '')

export const sizeIn = ({ inputs }: ModuleDefinition): Input | undefined =>
  inputs.find((input) => isNumber(input) && isLabelled(input))

export const choiceIn = ({ inputs }: ModuleDefinition): Extract<Input, { kind: 'choice' }> | undefined =>
  inputs.find(
    (input): input is Extract<Input, { kind: 'choice' }> =>
      input.kind === 'choice' && input.options.filter(isLabelled).length >= 2,
  )

const isDone: Readonly<Record<GuidedStep, (facts: GuidedFacts) => boolean>> = {
  measure: ({ definition }) => sizeIn(definition) !== undefined,
  choice: ({ definition }) => choiceIn(definition) !== undefined,
  table: ({ definition }) => definition.tables.some(({ rows }) => rows.length >= 2),
  sentence: ({ definition }) =>
    definition.outputs.some(({ body }) =>
      Object.values(body).some((tokens) => tokens.some((token) => typeof token === 'object' && 'v' in token)),
    ),
  try: ({ hasResult }) => hasResult,
  save: ({ isStored }) => isStored,
}

/** The first step that is not done yet; undefined at the end. */
export const guidedStep = (facts: GuidedFacts): GuidedStep | undefined =>
  GUIDED_STEPS.find((step) => !isDone[step](facts))

/** Performs a step on the present module. Parts that were built by hand are used rather than built again. */
export function buildStep(step: GuidedStep, definition: ModuleDefinition): ModuleDefinition {
  const part = partOf(step, definition)
  return part ? appendDefinition(definition, { ...emptyDefinition(), ...part }) : definition
}

function partOf(step: GuidedStep, definition: ModuleDefinition): Partial<ModuleDefinition> | undefined {
  switch (step) {
    case 'measure':
      return {
        inputs: [
          {
            id: 'size',
            kind: 'measure',
            what: 'length',
            unit: 'mm',
            decimals: 0,
            label: guidedModule.size,
            required: true,
          },
        ],
      }
    case 'choice': {
      const { label, options } = guidedModule.margin
      return { inputs: [{ id: 'margin', kind: 'choice', label, required: true, options: [...options] }] }
    }
    case 'table':
      return tableOf(definition)
    case 'sentence':
      return sentenceOf(definition)
    case 'try':
    case 'save':
      return undefined
  }
}

function tableOf(definition: ModuleDefinition): Partial<ModuleDefinition> | undefined {
  const ref = sizeIn(definition)?.id
  if (ref === undefined) return undefined
  const { label, options } = guidedModule.grade
  return {
    computed: [{ id: 'grade', kind: 'choice', label, options: [...options], table: 'size_class' }],
    tables: [
      {
        id: 'size_class',
        label,
        hit: 'FIRST',
        cols: [{ ref }],
        outs: [{ id: 'result', kind: 'choice' }],
        rows: [
          { when: [{ range: [null, THRESHOLD, '[)'] }], then: ['small'] },
          { when: [{ range: [THRESHOLD, null, '[)'] }], then: ['large'] },
        ],
      },
    ],
  }
}

function sentenceOf(definition: ModuleDefinition): Partial<ModuleDefinition> {
  const ids: Readonly<Record<string, string | undefined>> = {
    size: sizeIn(definition)?.id,
    margin: choiceIn(definition)?.id,
    grade: definition.computed.find(({ table }) => table !== undefined)?.id,
  }
  const body = Object.fromEntries(
    LOCALES.map((locale) => [locale, tokensOf(guidedModule.sentence[locale], ids)]),
  )
  return { outputs: [{ id: 'sentence', section: 'findings', body }] }
}

/** Replaces `{name}` with the value of that name; a name that the module doesn't have is left out. */
function tokensOf(sentence: string, ids: Readonly<Record<string, string | undefined>>): PhraseToken[] {
  return sentence.split(/(\{\w+\})/u).flatMap((piece): PhraseToken[] => {
    const name = /^\{(\w+)\}$/u.exec(piece)?.[1]
    if (name === undefined) return piece === '' ? [] : [piece]
    const id = ids[name]
    return id === undefined ? [] : [{ v: id }]
  })
}
