import { type ExamRegion, LOCALES } from '@pandok/domain'
import { aboutOf, type LocalText, type ModuleDefinition } from '@pandok/module-engine'

/**
 * Returns the id of the region that a module names: a region of the exam with the same name in some language,
 * or else one that the modules of the plate share. A region without a name is none.
 */
export function regionNames(
  regions: readonly ExamRegion[],
  modules: readonly ModuleDefinition[],
): (name: LocalText) => string | undefined {
  const ids: string[] = []
  /** The first region of each name. */
  const places = new Map<string, number>()
  const add = (id: string, names: readonly string[]) => {
    for (const name of names) if (!places.has(name)) places.set(name, ids.length)
    ids.push(id)
  }
  const find = (names: readonly string[]) =>
    ids[Math.min(...names.map((name) => places.get(name) ?? ids.length))]
  for (const { id, name } of regions) add(id, namesIn(name))
  for (const { region } of modules.flatMap(({ outputs }) => outputs.flatMap(aboutOf))) {
    const names = moduleNamesIn(region)
    // A space can't be part of the id of a region, so this one is different from all of the exam's.
    if (names[0] && find(names) === undefined) add(`named ${names[0].slice(LANGUAGE_LETTERS)}`, names)
  }
  return (name) => find(moduleNamesIn(name))
}

/** Definitions never change, and every run of a plate asks for the names of all its modules. */
const namesOfModules = new WeakMap<LocalText, readonly string[]>()

function moduleNamesIn(region: LocalText): readonly string[] {
  const names = namesOfModules.get(region) ?? namesIn(region)
  namesOfModules.set(region, names)
  return names
}

/** «ko간»: the language is part of a name, because words of different languages can be the same by chance. */
const namesIn = (region: LocalText): readonly string[] =>
  LOCALES.map((locale) => `${locale}${folded(region[locale])}`).filter(
    ({ length }) => length > LANGUAGE_LETTERS,
  )

const LANGUAGE_LETTERS = 2

const folded = (word = ''): string => word.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase()
