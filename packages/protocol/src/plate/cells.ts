import {
  AUTO_FILLS_MAX,
  type AutoFill,
  CELL_COLORS,
  CELL_NAME_MAX_CHARACTERS,
  CELL_OUTPUTS_MAX,
  CELL_TITLE_MAX_CHARACTERS,
  CELLS_MAX,
  type Cell,
  JOININGS,
  type KeyMap,
  LOCALES,
  MEASUREMENT_KINDS,
  PRESET_MAX_BYTES,
  REPORT_SECTIONS,
  readKey,
  writeKey,
} from '@pandok/domain'
import { z } from 'zod'
import { opaque } from '../fields.ts'
import type { Problem } from '../problems.ts'
import {
  blankIds,
  blanks,
  cellIds,
  checks,
  exclusion,
  finding,
  formula,
  regionIds,
  uses,
  values,
} from './exam.ts'
import { followUp } from './followUp.ts'
import { phraseText, words } from './text.ts'

const problem = (name: Problem) => name

const answer = z.union([z.string().max(2000), z.boolean(), z.array(z.string().max(200)).max(60).readonly()])
const inputName = z.string().min(1).max(60)

const preset = z
  .record(inputName, z.union([answer, z.array(z.record(inputName, answer)).max(50).readonly()]))
  .refine((value) => JSON.stringify(value).length <= PRESET_MAX_BYTES, { message: problem('tooLarge') })

const answers = z
  .record(inputName, answer)
  .refine((value) => JSON.stringify(value).length <= PRESET_MAX_BYTES, { message: problem('tooLarge') })

const section = z.enum(REPORT_SECTIONS)

const output = z.discriminatedUnion('kind', [
  z.strictObject({
    id: opaque,
    kind: z.literal('phrase'),
    section,
    /** `{name}` is a field that is filled in when the cell is run. */
    text: phraseText,
    /** The sentence is only written if this formula over the cell's blanks holds. */
    when: formula.optional(),
    /** The sentence is omitted if one of these cells was run. */
    unless: cellIds.optional(),
    /** The sentence is the normal one of these regions. */
    normal: regionIds.optional(),
    /** True if the sentence continues the line of the previous one. */
    continues: z.boolean().optional(),
    /** The examination that the sentence recommends, for the follow-up list. */
    followUp: followUp.optional(),
  }),
  z.strictObject({
    id: opaque,
    kind: z.literal('module'),
    /** With `auto`, the module decides the section. */
    section: z.enum([...REPORT_SECTIONS, 'auto']),
    moduleId: opaque,
    /** One of the outputs of the module; by default all of them. */
    moduleOutput: inputName.optional(),
    /** The outputs of the module that this cell omits. */
    skip: z.array(inputName).max(60).readonly().optional(),
    /** Its sentences are omitted if one of these cells was run. */
    unless: cellIds.optional(),
    preset: preset.optional(),
    /**
     * The preset is entered into the existing run of the module: answers of rows into the last row, or into a
     * new one.
     */
    joins: z.enum(JOININGS).optional(),
  }),
])

const cell = z.strictObject({
  id: opaque,
  position: z
    .int()
    .min(0)
    .max(CELLS_MAX - 1),
  name: words(CELL_NAME_MAX_CHARACTERS),
  title: words(CELL_TITLE_MAX_CHARACTERS),
  /** The names in several languages. They apply if the name and the title are among them. */
  words: z
    .strictObject({
      name: z.partialRecord(z.enum(LOCALES), words(CELL_NAME_MAX_CHARACTERS)).optional(),
      title: z.partialRecord(z.enum(LOCALES), words(CELL_TITLE_MAX_CHARACTERS)).optional(),
    })
    .optional(),
  color: z.union([z.enum(CELL_COLORS), z.string().regex(/^#[0-9a-fA-F]{6}$/u)]).optional(),
  outputs: z
    .array(output)
    .max(CELL_OUTPUTS_MAX, { message: problem('cell.max') })
    .readonly(),
  /** The blanks of its phrases. Without them each `{name}` is a text. */
  blanks: blanks.optional(),
  values: values.optional(),
  uses: uses.optional(),
  checks: checks.optional(),
  finding: finding.optional(),
  /** What can't be in the same report as the cell. */
  excludes: exclusion.optional(),
  /**
   * The cell writes the normal sentences of these regions, or of all of them together with the normal
   * conclusion.
   */
  normal: z.union([z.literal('all'), regionIds]).optional(),
  /** The cell asks for these blanks of the exam. */
  asks: blankIds.optional(),
  /** The answers that running the cell gives to blanks of the exam. */
  answers: answers.optional(),
})

/** The cells are sorted in the order of the board. */
export const cells = z
  .array(cell)
  .max(CELLS_MAX, { message: problem('cell.max') })
  .readonly()
  .transform((list): readonly Cell[] => list.toSorted((a, b) => a.position - b.position))

/** The limit is far above the number of keys of a keyboard with all combinations of modifiers. */
const KEYS_MAX = 1000

/** Keys are converted to their canonical spelling; the rules of the plate report what isn't a key. */
export const keyMap = z
  .record(z.string().max(60), opaque)
  // Parsing is aborted here, because otherwise each of a hundred thousand keys would be reported.
  .refine((map) => Object.keys(map).length <= KEYS_MAX, {
    message: problem('tooMany'),
    params: { max: KEYS_MAX },
    abort: true,
  })
  .transform((map, context): KeyMap => {
    const tidy: Record<string, string> = {}
    for (const [text, cellId] of Object.entries(map)) {
      const key = readKey(text)
      const written = key === null ? text : writeKey(key)
      if (Object.hasOwn(tidy, written)) {
        context.addIssue({ code: 'custom', path: [text], message: problem('key.taken') })
      }
      Object.defineProperty(tidy, written, {
        value: cellId,
        enumerable: true,
        configurable: true,
        writable: true,
      })
    }
    return tidy
  })
  .describe(
    'A physical key with what is held down beside it, as `KeyA` or `Ctrl+Shift+F1`, to the id of a cell.',
  )

const place = { cell: opaque, output: opaque, input: inputName }

const source = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('cell'), ...place }),
  z.strictObject({ from: z.literal('dicom'), attribute: z.string().min(1).max(64) }),
  z.strictObject({
    from: z.literal('measurement'),
    what: z.enum(MEASUREMENT_KINDS),
    pick: z.enum(['latest', 'chosen']).optional(),
  }),
  z.strictObject({
    from: z.literal('default'),
    value: answer,
    with: cellIds
      .optional()
      .describe('Only while one of these cells is written; another answer contradicts it then.'),
  }),
  z.strictObject({ from: z.literal('today') }),
  z.strictObject({ from: z.literal('clipboard') }),
])

/** Rules for one place are tried in their order. */
export const autoFill = z
  .array(z.strictObject({ id: opaque, ...place, source }))
  .max(AUTO_FILLS_MAX, { message: problem('tooMany') })
  .readonly()
  .transform((rules): readonly AutoFill[] => rules)
