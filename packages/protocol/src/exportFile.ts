import { MODULES_PER_FILE_MAX, PLATES_PER_FILE_MAX } from '@pandok/domain'
import { z } from 'zod'
import type { ParseInSteps } from './defineAction.ts'
import { instant } from './fields.ts'
import { givenDefinition, moduleItem, moduleLabels, moduleName } from './module/module.ts'
import { autoFill, cells, keyMap } from './plate/cells.ts'
import { exam } from './plate/exam.ts'
import { plateFits, plateItem, plateName } from './plate/plate.ts'
import type { Problem } from './problems.ts'

const problem = (name: Problem) => name

const { section, modality, type, note } = moduleLabels

/** Other fields of a module (owner, revision, times) mean nothing elsewhere and are omitted. */
const fileModule = z.object({
  /** Cells of a plate in the file refer to the module by this id; the import gives each a new one. */
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
    exam: exam.optional(),
  })
  .superRefine(plateFits)

export type FileModule = z.output<typeof fileModule>
export type FilePlate = z.output<typeof filePlate>

const fileOf = <Plate extends z.ZodType, Module extends z.ZodType>(plate: Plate, module: Module) =>
  z
    .strictObject({
      format: z.literal('pandok', { message: problem('file.format') }),
      version: z.literal(1, { message: problem('file.version') }),
      exportedAt: instant,
      plates: z.array(plate).max(PLATES_PER_FILE_MAX, { message: problem('file.tooManyPlates') }),
      modules: z.array(module).max(MODULES_PER_FILE_MAX, { message: problem('file.tooMany') }),
    })
    .refine(({ plates, modules }) => plates.length + modules.length > 0, {
      path: ['modules'],
      message: problem('file.empty'),
    })

/** The content of a downloaded `.pandok.json`, version 1. */
export const exportFile = fileOf(filePlate, fileModule)

export type ExportFile = z.output<typeof exportFile>

export const importParam = z.strictObject({ file: exportFile })

/** The answer of an import, from whichever list it was started. */
export const importedDocuments = z.strictObject({ plates: z.array(plateItem), modules: z.array(moduleItem) })

/** The file before its plates and modules are parsed. */
const unreadParam = z.strictObject({ file: fileOf(z.unknown(), z.unknown()) })

/** Parsing stops at this number of problems, because nobody reads more. */
const ISSUES_MAX = 50

/**
 * Parses an import plate by plate and module by module: parsing a full file in one step would block the
 * server for a second.
 */
export const parseImport: ParseInSteps<z.output<typeof importParam>> = async (value, pause) => {
  const unread = unreadParam.safeParse(value)
  if (!unread.success) return unread
  const { file } = unread.data
  const issues: z.core.$ZodIssue[] = []
  async function readAll<Item extends z.ZodType>(name: 'plates' | 'modules', item: Item) {
    const read: z.output<Item>[] = []
    for (const [index, one] of file[name].entries()) {
      if (issues.length >= ISSUES_MAX) break
      await pause()
      const parsed = item.safeParse(one)
      if (parsed.success) read.push(parsed.data)
      else
        issues.push(
          ...parsed.error.issues.map((issue) => ({ ...issue, path: ['file', name, index, ...issue.path] })),
        )
    }
    return read
  }
  const plates = await readAll('plates', filePlate)
  const modules = await readAll('modules', fileModule)
  if (issues.length > 0) return { success: false, error: { issues } }
  return { success: true, data: { file: { ...file, plates, modules } } }
}
