import { type AutoFill, type Blank, type Cell, EXAM_OUTPUT, type Exam } from '@pandok/domain'
import { emptyDefinition, type ModuleDefinition, type Output } from '@pandok/module-engine'
import { blankInput } from '../phrase/blankInput.ts'
import { cellDefinition, isOfExam, type ScopedDefinition, wordsDefinition } from '../phrase/cellDefinition.ts'
import type { FillingPlan, InputSources, SentencePlan } from './CellPlan.ts'
import { compileOnce } from './compileOnce.ts'
import { withFinding } from './withFinding.ts'

/** The filling of the exam's own blanks, in every cell that asks for some of them. */
export const EXAM_FILLING = EXAM_OUTPUT
/** The filling of the normal sentences that a cell writes. */
export const NORMAL_FILLING = 'normal'
/** The filling of a cell's phrases with typed blanks. */
export const PHRASES_FILLING = 'phrases'

interface Parts {
  cells: readonly Cell[]
  exam: Exam | undefined
  moduleOf: (id: string) => ModuleDefinition | undefined
}

/**
 * Plans the phrases with typed blanks of a cell as one filling. `rules` are the auto-fill rules of the cell.
 */
export function planPhrases(
  cell: Cell,
  rules: readonly AutoFill[],
  parts: Parts & { lent: ReadonlySet<string> },
): FillingPlan {
  const { definition, ...scoped } = cellDefinition(cell, parts)
  const phrases = new Set(cell.outputs.flatMap(({ kind, id }) => (kind === 'phrase' ? [id] : [])))
  const own = rules.filter(({ output }) => phrases.has(output))
  const found = withFinding(definition, cell.finding)
  return filledByExam({ id: PHRASES_FILLING, ...scoped, definition: found, rules: own }, cell, parts)
}

/**
 * Plans the blanks of the exam that a cell asks for. None of them is required in the form: a sentence that needs one that is
 * missing blocks copying instead. `rules` are the auto-fill rules of the cell.
 */
export function planAsked(cell: Cell, rules: readonly AutoFill[], parts: Parts): FillingPlan | undefined {
  const asked = (parts.exam?.blanks ?? []).filter(({ id }) => cell.asks?.includes(id))
  if (asked.length === 0) return undefined
  const checks = (cell.checks ?? []).filter((check) => isOfExam(cell, check))
  const definition = { ...examQuestions(asked), checks: checks.map((check) => ({ ...check })) }
  const own = rules.filter(({ output }) => output === EXAM_FILLING)
  return filledByExam({ id: EXAM_FILLING, definition, ...UNSHARED, rules: own }, cell, parts)
}

/** Makes a form of blanks of the exam, none of which has to be answered. */
export const examQuestions = (blanks: readonly Blank[]): ModuleDefinition => ({
  ...emptyDefinition(),
  inputs: blanks.map((blank) => blankInput({ ...blank, isOptional: true })),
  outputs: [],
})

const UNSHARED = { shared: new Set<string>(), gathered: new Map() }

/** Plans the normal sentences that a cell writes, including those of the conclusion if it writes all. */
export function planNormal(
  cell: Cell,
  parts: Parts,
): { filling: FillingPlan; sentences: readonly SentencePlan[] } | undefined {
  const { exam } = parts
  if (!exam || cell.normal === undefined) return undefined
  const { normal } = cell
  const regions = exam.regions.filter(({ id }) => normal === 'all' || normal.includes(id))
  const words = [
    ...regions.flatMap(({ id, normal: text }, index) =>
      text ? [said(`normal_${index + 1}`, 'findings', text, { kind: 'normal', regions: [id] })] : [],
    ),
    ...regions.flatMap(({ id, rest: text }, index) =>
      text ? [said(`rest_${index + 1}`, 'findings', text, { kind: 'rest', region: id })] : [],
    ),
    ...(normal === 'all' && exam.normalConclusion
      ? [said('conclusion', 'impression', exam.normalConclusion, { kind: 'normalConclusion' })]
      : []),
    ...(normal === 'all' && exam.minorConclusion
      ? [said('minor', 'impression', exam.minorConclusion, { kind: 'minorConclusion' })]
      : []),
    ...(normal === 'all' ? assessedAsNormal(exam) : []),
  ]
  const scoped = wordsDefinition(words, exam)
  const filling = filledByExam({ id: NORMAL_FILLING, ...scoped, rules: [] }, cell, parts)
  return {
    filling,
    sentences: words.map(({ id, section, role, followUp }) => ({
      key: id,
      section,
      role,
      isCapital: true,
      ...(followUp && { followUp }),
      from: { filling: NORMAL_FILLING, output: id },
    })),
  }
}

/** Returns the assessment of an exam without findings. */
function assessedAsNormal({ assessment }: Exam): SaidAsNormal[] {
  const category = assessment?.noFinding
  if (!assessment || category === undefined) return []
  const [line, advice] = [assessment.lines[category], assessment.advice[category]]
  return [
    ...(line
      ? [said('assessment', 'impression', line, { kind: 'assessment', category, ofNormal: true })]
      : []),
    ...(advice
      ? [
          {
            ...said('assessment_advice', 'recommendation', advice, { kind: 'assessmentAdvice', category }),
            followUp: assessment.followUps?.[category],
          },
        ]
      : []),
  ]
}

interface SaidAsNormal {
  id: string
  section: Output['section']
  text: NonNullable<Exam['normalConclusion']>
  role: NonNullable<SentencePlan['role']>
  followUp?: SentencePlan['followUp']
}

const said = (
  id: string,
  section: Output['section'],
  text: NonNullable<Exam['normalConclusion']>,
  role: NonNullable<SentencePlan['role']>,
): SaidAsNormal => ({ id, section, text, role })

/** Only cells that ask for blanks of the exam fill them. */
function filledByExam(
  { id, definition, shared, gathered, rules }: ScopedDefinition & { id: string; rules: readonly AutoFill[] },
  cell: Cell,
  { cells }: Parts,
): FillingPlan {
  const sources = new Map(
    definition.inputs.flatMap((input): [string, InputSources][] => {
      const own = rules.filter(
        (rule) => rule.input === input.id || Object.values(input.label).includes(rule.input),
      )
      const linked = shared.has(input.id) ? cells.flatMap((asking) => linkTo(asking, cell, input.id)) : []
      const all = [...own, ...linked]
      return all.length === 0 ? [] : [[input.id, { rules: all, preset: undefined, rowPresets: [] }]]
    }),
  )
  return {
    id,
    kind: 'phrase',
    name: '',
    definition,
    sources,
    shared,
    gathered,
    ...compileOnce(definition),
    first: { values: {} },
    ownFills: new Map(),
  }
}

const linkTo = (asking: Cell, cell: Cell, input: string): AutoFill[] =>
  asking.asks?.includes(input)
    ? [
        {
          id: `exam ${input}`,
          cell: cell.id,
          output: EXAM_FILLING,
          input,
          source: { from: 'cell', cell: asking.id, output: EXAM_FILLING, input },
        },
      ]
    : []
