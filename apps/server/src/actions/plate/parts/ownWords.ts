import { wordsOfPlate } from '@pandok/board/words'
import type { InLibrary, WholeModule, WholePlate } from '@pandok/domain'
import { readDefinition, wordsOfDefinition } from '@pandok/module-engine'
import type { Services } from '#rpc/Services.ts'

type Bound = Pick<Services['repositories'], 'plates' | 'modules'>

/** The language whose spelling members choose. */
const SPELLED = 'en'

/** Returns what the owner of a copy from the library has typed into it; undefined where nothing was changed. */
export async function ownPlateWords({ plates }: Bound, plate: WholePlate): Promise<string[] | undefined> {
  if (!isChangedCopy(plate)) return undefined
  const taken = await plates.backups.findTaken(plate.id)
  return without(wordsOfPlate(plate, SPELLED), taken && wordsOfPlate(taken, SPELLED))
}

/** The same of a module. */
export async function ownModuleWords({ modules }: Bound, module: WholeModule): Promise<string[] | undefined> {
  if (!isChangedCopy(module)) return undefined
  const taken = await modules.backups.findTaken(module.id)
  return without(wordsIn(module.definition), taken && wordsIn(taken.definition))
}

const isChangedCopy = ({ id, record, revision }: InLibrary & { id: string; revision: number }): boolean =>
  record !== null && record.itemId !== id && revision > 1

function wordsIn(definition: unknown): ReadonlySet<string> {
  const reading = readDefinition(definition)
  return reading.ok ? wordsOfDefinition(reading.definition, SPELLED) : new Set()
}

/** If the copied edition is no longer known, any text may have been typed by the owner. */
const without = (words: ReadonlySet<string>, taken: ReadonlySet<string> | null): string[] =>
  [...words].filter((text) => !taken?.has(text))
