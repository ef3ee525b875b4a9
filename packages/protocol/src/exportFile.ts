import { MODULES_PER_FILE_MAX, PLATES_PER_FILE_MAX } from '@pandok/domain'
import { z } from 'zod'
import { instant } from './fields.ts'
import { givenDefinition, moduleLabels, moduleName } from './module/module.ts'
import { autoFill, cells, keyMap } from './plate/cells.ts'
import { plateFits, plateName } from './plate/plate.ts'
import type { Problem } from './problems.ts'

const problem = (name: Problem) => name

const { section, modality, type, note } = moduleLabels

/** Other fields of a module (owner, revision, times) mean nothing elsewhere and are left out. */
const fileModule = z.object({
  /** Which module of the file a plate's cell means; the import gives each a new id. */
  id: z.string().max(200),
  name: moduleName,
  section: section.default(''),
  modality: modality.default(''),
  type: type.default(''),
  note: note.default(''),
  definition: givenDefinition,
})

const filePlate = z
  .object({
    name: plateName,
    cells: cells.default([]),
    keyMap: keyMap.default({}),
    autoFill: autoFill.default([]),
  })
  .superRefine(plateFits)

export type FileModule = z.output<typeof fileModule>
export type FilePlate = z.output<typeof filePlate>

/** What is downloaded as `.pandok.json`, version 1. */
export const exportFile = z
  .strictObject({
    format: z.literal('pandok', { message: problem('file.format') }),
    version: z.literal(1, { message: problem('file.version') }),
    exportedAt: instant,
    plates: z.array(filePlate).max(PLATES_PER_FILE_MAX, { message: problem('file.tooManyPlates') }),
    modules: z.array(fileModule).max(MODULES_PER_FILE_MAX, { message: problem('file.tooMany') }),
  })
  .refine(({ plates, modules }) => plates.length + modules.length > 0, {
    path: ['modules'],
    message: problem('file.empty'),
  })

export type ExportFile = z.output<typeof exportFile>
