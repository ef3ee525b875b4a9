import {
  CELL_COLORS,
  CELL_NAME_MAX_CHARACTERS,
  CELL_TITLE_MAX_CHARACTERS,
  CELLS_MAX,
  FACT_USES,
  type FillSource,
  JOININGS,
  PLATE_NAME_MAX_CHARACTERS,
  READINGS,
  REPORT_SECTIONS,
  SOURCE_STATES,
} from '@pandok/domain'
import { z } from 'zod'
import { head, inFive } from './head.ts'
import { cellMeaning, followUp, formula, partId as id, libraryExam } from './libraryExam.ts'

const phrase = z.strictObject({
  id,
  section: z.enum(REPORT_SECTIONS),
  text: inFive(2000),
  when: formula.optional(),
  unless: z.array(id).min(1).optional(),
  normal: z.array(id).min(1).optional(),
  continues: z.boolean().optional(),
  followUp: followUp.optional(),
})

const answer = z.union([z.string(), z.boolean(), z.array(z.string())])

const module = z.strictObject({
  id,
  /** The module is given by its id in the library. */
  module: z.string(),
  section: z.enum([...REPORT_SECTIONS, 'auto']).default('auto'),
  /** One of the outputs of the module. The default is all of them. */
  only: z.string().optional(),
  skip: z.array(z.string()).optional(),
  /** The sentences aren't written if one of these cells was run. */
  unless: z.array(id).min(1).optional(),
  preset: z.record(z.string(), z.union([answer, z.array(z.record(z.string(), answer))])).optional(),
  /**
   * The presets are entered into the existing run of the module; answers of rows go into the last row, or
   * into a new one.
   */
  joins: z.enum(JOININGS).optional(),
})

const evidence = z.strictObject({
  citations: z.array(
    z.strictObject({
      id,
      text: z.string().min(1).max(400),
      url: z.url({ protocol: /^https$/u }).optional(),
      read: z.enum(READINGS),
    }),
  ),
  facts: z.array(z.strictObject({ use: z.enum(FACT_USES), cells: z.array(id).min(1), sources: z.array(id) })),
})

/** One file of `data/plates`. */
const libraryPlate = z.strictObject({
  ...head(PLATE_NAME_MAX_CHARACTERS),
  /**
   * Of the sources for its own decisions and those of its modules, all, some or none were read. It is absent
   * if the reader decides every grade.
   */
  sources: z.enum(SOURCE_STATES).optional(),
  /** The sources of its own sentences; a synopsis has its facts in its module. */
  evidence: evidence.default({ citations: [], facts: [] }),
  cells: z.array(
    z.strictObject({
      id,
      position: z
        .int()
        .min(0)
        .max(CELLS_MAX - 1),
      /** A physical key with modifiers, such as `KeyQ` or `Shift+Digit1`. */
      key: z.string(),
      color: z.enum(CELL_COLORS),
      name: inFive(CELL_NAME_MAX_CHARACTERS),
      title: inFive(CELL_TITLE_MAX_CHARACTERS),
      /**
       * The list may be empty only if the cell writes normal sentences of the exam or asks for its blanks.
       */
      outputs: z.array(z.union([phrase, module])).default([]),
      ...cellMeaning,
    }),
  ),
  autoFill: z
    .array(z.strictObject({ id, cell: id, output: id, input: z.string(), source: z.custom<FillSource>() }))
    .default([]),
  exam: libraryExam.optional(),
})

export type LibraryPlate = z.output<typeof libraryPlate>

export type PlateReading = { ok: true; plate: LibraryPlate } | { ok: false; problems: readonly string[] }

/** Reads a file of the library. It never throws; problems are part of the result. */
export function readLibraryPlate(given: unknown): PlateReading {
  const read = libraryPlate.safeParse(given)
  if (read.success) return { ok: true, plate: read.data }
  return {
    ok: false,
    problems: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
  }
}
