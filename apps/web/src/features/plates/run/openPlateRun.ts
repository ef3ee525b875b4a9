import { createPlateRun, type HostValues, type PlateRun, type RunModule, respellPlate } from '@pandok/board'
import { inBritishSpelling, type Locale, moduleIdsOf } from '@pandok/domain'
import { readDefinition, respellDefinition } from '@pandok/module-engine'
import type { LoadedPlate } from '@pandok/protocol'
import { today } from '#platform/today.ts'
import { clipboardCells } from './clipboardCells.ts'
import type { RunnablePlate } from './RunWorkspaceFrame.ts'
import { isBritish } from './report/englishSpelling.ts'
import { readLanguages } from './report/storedLanguages.ts'

type LoadedModule = LoadedPlate['modules'][number]

interface OpenParts {
  plate: RunnablePlate
  modules: readonly LoadedModule[]
  locale: Locale
  host: HostValues
}

export interface PlateWork {
  run: PlateRun
  /** The modules that this version can run. */
  modules: readonly RunModule[]
  /** Cells that take a value from the clipboard. */
  asking: ReadonlySet<string>
  /** Cells whose module no longer exists. */
  gone: ReadonlySet<string>
}

export function openPlateRun({ plate, modules, locale, host }: OpenParts): PlateWork {
  const known = readable(modules)
  const newId = () => crypto.randomUUID()
  const { main = locale, sections } = readLanguages(plate.id) ?? {}
  return {
    modules: known,
    run: createPlateRun({
      plate: spelled(plate),
      modules: known,
      locale: main,
      sections,
      today,
      newId,
      host,
    }),
    asking: clipboardCells(plate, known),
    gone: goneCells(plate, known),
  }
}

/** A module saved by a newer version can't be run by this one; its cell shows it as missing. */
const readable = (modules: readonly LoadedModule[]): RunModule[] =>
  modules.flatMap(({ id, name, definition, entry, ownWords }) => {
    const reading = readDefinition(definition)
    if (!reading.ok) return []
    const own = reading.definition
    return [
      { id, name, definition: entry && isBritish() ? respellDefinition(own, 'en', except(ownWords)) : own },
    ]
  })

/**
 * The spelling is applied only to plates of the library; the author of a plate, or of words in a copy, keeps
 * their own spelling.
 */
function spelled(plate: RunnablePlate): RunnablePlate {
  const { cells, exam, entry, ownWords } = plate
  return entry && isBritish() ? { ...plate, ...respellPlate({ cells, exam }, 'en', except(ownWords)) } : plate
}

function except(ownWords: readonly string[] = []): (text: string) => string {
  const own = new Set(ownWords)
  return (text) => (own.has(text) ? text : inBritishSpelling(text))
}

function goneCells({ cells }: RunnablePlate, modules: readonly RunModule[]): ReadonlySet<string> {
  const known = new Set(modules.map(({ id }) => id))
  const isGone = (cell: RunnablePlate['cells'][number]) => moduleIdsOf([cell]).some((id) => !known.has(id))
  return new Set(cells.filter(isGone).map(({ id }) => id))
}
