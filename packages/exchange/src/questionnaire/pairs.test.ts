import type { Input, ModuleDefinition } from '@pandok/module-engine'
import { describe, expect, it } from 'vitest'
import { soundModules } from '../form/testkit/expectSound.ts'
import { sampleFiles } from '../form/testkit/sampleFiles.ts'
import type { Imported } from '../model/Imported.ts'
import { readMrrt } from '../mrrt/readMrrt.ts'
import { readQuestionnaire } from './readQuestionnaire.ts'

/**
 * A question, reduced to what both formats can express: its label without the colon, its kind, its answers.
 */
interface Question {
  label: string
  kind: string
  answers: string
  details: Readonly<Record<Detail, string | undefined>>
}

/** Both formats can express these details of a question besides its label, its kind and its answers. */
const DETAILS = [
  ...['unit', 'min', 'max', 'decimals', 'default', 'required', 'help', 'codes'],
  ...['optionIds', 'optionCodes', 'section'],
] as const
type Detail = (typeof DETAILS)[number]

const bare = (words: string) =>
  words
    .normalize('NFC')
    .replace(/[\s:：]+/gu, ' ')
    .trim()
    .toLowerCase()

function questionsOf(imported: Imported): Question[] {
  return soundModules(imported).flatMap(({ definition }) =>
    definition.inputs
      .filter(({ fill }) => !fill?.some(({ from }) => from === 'cell'))
      .map((input) => ({
        label: bare(Object.values(input.label)[0] ?? ''),
        // MRRT has only one kind of number.
        kind: input.kind === 'integer' || input.kind === 'measure' ? 'number' : input.kind,
        answers: 'options' in input ? input.options.map(optionOf).join(' | ') : '',
        details: detailsOf(input, definition),
      })),
  )
}

function detailsOf(input: Input, { outputs }: ModuleDefinition): Question['details'] {
  const said = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value))
  const options = 'options' in input ? input.options : undefined
  const { unit, min, max, decimals, default: preset }: Partial<Record<string, unknown>> = input
  return {
    unit: said(unit),
    min: said(min),
    max: said(max),
    decimals: said(decimals),
    default: said(preset),
    required: said(input.required || undefined),
    help: said(input.help),
    codes: said(input.codes),
    optionIds: said(options?.map(({ id }) => id)),
    optionCodes: said(options?.flatMap(({ codes }) => codes ?? []).length ? options : undefined),
    section: outputs.find(({ body }) => JSON.stringify(body).includes(`"${input.id}"`))?.section,
  }
}

const optionOf = ({
  label,
  text,
}: Extract<ModuleDefinition['inputs'][number], { kind: 'choice' }>['options'][number]) =>
  bare(Object.values(text ?? label)[0] ?? '')

type Difference = 'same' | 'label' | 'kind' | 'answers'

function compare(a: Question, b: Question): Difference {
  if (a.kind !== b.kind) return 'kind'
  if (a.answers !== b.answers) return 'answers'
  // In a table, the row is part of the name; in a Questionnaire, it is the group around the question.
  return a.label === b.label || a.label.endsWith(`– ${b.label}`) ? 'same' : 'label'
}

/** Aligns both lists in their order with the fewest unmatched questions (the longest common subsequence). */
function align(
  left: readonly Question[],
  right: readonly Question[],
): { pairs: [Question, Question][]; only: [Question[], Question[]] } {
  const fits = (a: Question, b: Question) =>
    ({ same: 4, label: 2, answers: a.label === b.label ? 2 : 0, kind: a.label === b.label ? 1 : 0 })[
      compare(a, b)
    ]
  const best = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(0))
  for (let i = left.length - 1; i >= 0; i -= 1)
    for (let j = right.length - 1; j >= 0; j -= 1) {
      const [a, b] = [left[i], right[j]]
      const score = a && b ? fits(a, b) : 0
      const both = score > 0 ? score + (best[i + 1]?.[j + 1] ?? 0) : 0
      const row = best[i]
      if (row) row[j] = Math.max(both, best[i + 1]?.[j] ?? 0, row[j + 1] ?? 0)
    }
  const pairs: [Question, Question][] = []
  const only: [Question[], Question[]] = [[], []]
  let [i, j] = [0, 0]
  while (i < left.length || j < right.length) {
    const [a, b] = [left[i], right[j]]
    const score = a && b ? fits(a, b) : 0
    if (a && b && score > 0 && best[i]?.[j] === score + (best[i + 1]?.[j + 1] ?? 0)) {
      pairs.push([a, b])
      i += 1
      j += 1
    } else if (a && (!b || (best[i + 1]?.[j] ?? 0) >= (best[i]?.[j + 1] ?? 0))) {
      only[0].push(a)
      i += 1
    } else if (b) {
      only[1].push(b)
      j += 1
    }
  }
  return { pairs, only }
}

/**
 * Known differences are only counted, because the files may not be reproduced here. `reason` says why the
 * sources themselves differ.
 */
interface Known {
  reason: string
  label?: number
  answers?: number
  onlyMrrt?: number
  onlyQuestionnaire?: number
}

const BY_HAND =
  'written by hand: remarks are called «Bemerkungen», answers are corrected, fields are left out or added'
const UNNAMED =
  'converted: a field without `label for` has no text, and takes that of the question before it; in the form its row or the words before it name it'
const NEWER = 'converted from an earlier edition: the form has since got fields, or other answers'

const KNOWN: Readonly<Record<string, Known>> = {
  '041807.2.011220202010-ct_covid19': { reason: BY_HAND, label: 6, answers: 2, onlyMrrt: 2 },
  '041807.2.1810090000-ct_khk': { reason: BY_HAND, label: 1, onlyMrrt: 1 },
  '041807.2.2010301038-ct-tavi': { reason: BY_HAND, label: 12 },
  '041807.3.2219191016-mrt_rectalca': {
    reason: BY_HAND,
    label: 4,
    answers: 5,
    onlyMrrt: 23,
    onlyQuestionnaire: 3,
  },
  '041807.4.1706140002-us_hueftscreening': { reason: BY_HAND, label: 5 },
  'autoconverted_041807.1.2202101552-cr_hueftendoprothetik': { reason: UNNAMED, label: 1 },
  'autoconverted_041807.2.1811161508-ct_pankreasca_z': { reason: UNNAMED, label: 9 },
  'autoconverted_041807.2.2104072101-ct_stroke_nativ': { reason: NEWER, onlyMrrt: 6 },
  'autoconverted_041807.2.21060911112-ct_stroke_cta': { reason: NEWER, onlyMrrt: 1 },
  'autoconverted_041807.3.1911200913-mrt_siderose': {
    reason: `${UNNAMED}; ${NEWER}`,
    label: 7,
    onlyMrrt: 1,
    onlyQuestionnaire: 1,
  },
  'autoconverted_041807.3.1911201758-mrt_hocm': { reason: UNNAMED, label: 3 },
  'autoconverted_041807.3.2011102103-mrt_adenosinstress': { reason: UNNAMED, label: 2 },
  'autoconverted_041807.3.2101131726-mrt_vitalitaetherz': {
    reason: `${UNNAMED}; ${NEWER}`,
    label: 2,
    answers: 1,
  },
  'autoconverted_041807.3.2103151002-mrt_aortenisthmusstenose': {
    reason: `${UNNAMED}; ${NEWER}`,
    label: 4,
    answers: 1,
  },
  'autoconverted_041807.3.2219191016-mrt_rectalca': { reason: UNNAMED, label: 5 },
  'autoconverted_041807.4.1706140000-us_fast': { reason: UNNAMED, label: 1 },
  'autoconverted_041807.5.1707240000-gen_recist11': { reason: UNNAMED, label: 20 },
}

/**
 * The number of details that only one file of a pair contains, over all pairs: the converter passed on no
 * limits, steps, help and codes and few units and defaults; «required» was added by hand.
 */
const SAID_BY_ONE: Readonly<Record<'mrrt' | 'questionnaire', Partial<Record<Detail, number>>>> = {
  mrrt: { unit: 45, min: 83, max: 83, decimals: 58, default: 29, required: 1, help: 20, codes: 10 },
  questionnaire: { unit: 1, required: 26 },
}

describe('pairs', () => {
  const forms = new Map(
    sampleFiles('mrrt', '.html').flatMap(({ name, text }) => idOf(name).map((id) => [id, { name, text }])),
  )
  const pairs = sampleFiles('fhir-questionnaire', '.json').flatMap((questionnaire) => {
    const form = idOf(questionnaire.name).map((id) => forms.get(id))[0]
    return form ? [{ questionnaire, form }] : []
  })

  it('gives the same questions from the MRRT template and the Questionnaire with the same id, except for known differences', () => {
    for (const { questionnaire, form } of pairs) {
      const { pairs: matched, only } = align(
        questionsOf(readMrrt(form.text, form.name)),
        questionsOf(readQuestionnaire(questionnaire.text, questionnaire.name)),
      )
      const count = (wanted: Difference) => matched.filter(([a, b]) => compare(a, b) === wanted).length
      const found = {
        label: count('label'),
        kind: count('kind'),
        answers: count('answers'),
        onlyMrrt: only[0].length,
        onlyQuestionnaire: only[1].length,
      }
      const key = questionnaire.name.replace(/^templates_development_fhir_|\.json$/gu, '')
      const { reason, ...known } = KNOWN[key] ?? { reason: undefined }
      if (reason !== undefined)
        expect(found, `${key} (${reason})`).toEqual({
          label: 0,
          kind: 0,
          answers: 0,
          onlyMrrt: 0,
          onlyQuestionnaire: 0,
          ...known,
        })
      // A pair that nobody has examined yet must still have most of its questions in common.
      else expect(count('same') * 10, key).toBeGreaterThanOrEqual((matched.length + only[0].length) * 6)
    }
  })

  it('gives the same units, limits, defaults, answers, codes and sections, if both files have them', () => {
    const saidByOne = { mrrt: new Map<Detail, number>(), questionnaire: new Map<Detail, number>() }
    const contradictions: string[] = []
    for (const { questionnaire, form } of pairs) {
      const { pairs: matched } = align(
        questionsOf(readMrrt(form.text, form.name)),
        questionsOf(readQuestionnaire(questionnaire.text, questionnaire.name)),
      )
      for (const [a, b] of matched.filter((each) => compare(...each) === 'same'))
        for (const detail of DETAILS) {
          const [one, other] = [a.details[detail], b.details[detail]]
          if (one === other) continue
          const only = one === undefined ? 'questionnaire' : other === undefined ? 'mrrt' : undefined
          if (only) saidByOne[only].set(detail, (saidByOne[only].get(detail) ?? 0) + 1)
          else contradictions.push(`${detail} of ${b.label}: ${one} / ${other}`)
        }
    }
    expect(contradictions).toEqual([])
    if (pairs.length > 0)
      expect({
        mrrt: Object.fromEntries(saidByOne.mrrt),
        questionnaire: Object.fromEntries(saidByOne.questionnaire),
      }).toEqual(SAID_BY_ONE)
  })
})

const idOf = (name: string): string[] => /041807\.\d\.\d+/u.exec(name)?.slice(0, 1) ?? []
