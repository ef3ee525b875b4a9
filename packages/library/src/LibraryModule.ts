import {
  LIBRARY_GRADES,
  LOCALES,
  MODULE_NAME_MAX_CHARACTERS,
  MODULE_NOTE_MAX_CHARACTERS,
} from '@pandok/domain'
import { type Finding, type ModuleDefinition, readDefinition } from '@pandok/module-engine'
import { z } from 'zod'

/** The library speaks all five languages, always. */
const inFive = (max: number) =>
  z.strictObject(
    Object.fromEntries(LOCALES.map((locale) => [locale, z.string().trim().min(1).max(max)])) as Five,
  )
type Five = Record<(typeof LOCALES)[number], z.ZodString>

export const SPECIALTIES = ['radiology', 'pathology'] as const
export const REGIONS = [
  ...['head', 'neck', 'chest', 'breast', 'abdomen', 'pelvis', 'spine', 'extremities', 'skin', 'general'],
] as const

const synonyms = z.strictObject(
  Object.fromEntries(LOCALES.map((locale) => [locale, z.array(z.string().min(1).max(80)).max(20)])) as Record<
    (typeof LOCALES)[number],
    z.ZodArray<z.ZodString>
  >,
)

/** One file of `data/modules`. */
export const libraryModule = z.strictObject({
  /** Also the file's name; never changes. */
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u),
  /** Ours; raised with every change that members see. */
  edition: z.int().positive(),
  /** Of the guideline. */
  version: z.string().min(1).max(80),
  year: z.int().min(1900).max(2100),
  /** Not published: facts still to be checked. */
  isDraft: z.boolean().default(false),
  grade: z.enum(LIBRARY_GRADES),
  specialty: z.enum(SPECIALTIES),
  regions: z.array(z.enum(REGIONS)).min(1),
  modalities: z.array(z.string().min(1).max(20)).min(1),
  names: inFive(MODULE_NAME_MAX_CHARACTERS),
  summary: inFive(300),
  /** What else people type when they look for it. */
  synonyms,
  /** Limits, conventions of ours, facts that were not found in a source. */
  note: inFive(MODULE_NOTE_MAX_CHARACTERS),
  changes: z.array(z.strictObject({ edition: z.int().positive(), what: inFive(500) })).min(1),
  definition: z.unknown(),
})

export interface LibraryModule extends Omit<z.output<typeof libraryModule>, 'definition'> {
  definition: ModuleDefinition
}

export type LibraryReading = { ok: true; module: LibraryModule } | { ok: false; problems: readonly string[] }

const placed = ({ path, code, params }: Finding): string =>
  `definition.${path.join('.')}: ${code}${params ? ` ${JSON.stringify(params)}` : ''}`

/** Whatever a file holds, it never throws. */
export function readLibraryModule(given: unknown): LibraryReading {
  const read = libraryModule.safeParse(given)
  if (!read.success)
    return {
      ok: false,
      problems: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    }
  const definition = readDefinition(read.data.definition)
  if (!definition.ok) return { ok: false, problems: definition.findings.map(placed) }
  return { ok: true, module: { ...read.data, definition: definition.definition } }
}
