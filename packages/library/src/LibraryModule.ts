import { MODULE_NAME_MAX_CHARACTERS, MODULE_NOTE_MAX_CHARACTERS, SOURCE_STATES } from '@pandok/domain'
import { type Finding, type ModuleDefinition, readDefinition } from '@pandok/module-engine'
import { z } from 'zod'
import { head, inFive } from './head.ts'

/** One file of `data/modules`. */
const libraryModule = z.strictObject({
  ...head(MODULE_NAME_MAX_CHARACTERS),
  /** The version of the guideline, in the words of its authors. */
  version: z.string().min(1).max(80),
  year: z.int().min(1900).max(2100),
  /** Of the sources on which the module's categories rest, all, some or none were read. */
  sources: z.enum(SOURCE_STATES),
  /** A draft isn't published, because facts in it still have to be checked. */
  isDraft: z.boolean().default(false),
  /** The limits of the entry, conventions of Pandok itself, and facts that weren't found in a source. */
  note: inFive(MODULE_NOTE_MAX_CHARACTERS),
  definition: z.unknown(),
})

export interface LibraryModule extends Omit<z.output<typeof libraryModule>, 'definition'> {
  definition: ModuleDefinition
}

export type ModuleReading = { ok: true; module: LibraryModule } | { ok: false; problems: readonly string[] }

const placed = ({ path, code, params }: Finding): string =>
  `definition.${path.join('.')}: ${code}${params ? ` ${JSON.stringify(params)}` : ''}`

/** Reads a file of the library. It never throws; problems are part of the result. */
export function readLibraryModule(given: unknown): ModuleReading {
  const read = libraryModule.safeParse(given)
  if (!read.success) {
    const problems = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    return { ok: false, problems }
  }
  const definition = readDefinition(read.data.definition)
  if (!definition.ok) return { ok: false, problems: definition.findings.map(placed) }
  return { ok: true, module: { ...read.data, definition: definition.definition } }
}
