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
  const known: Pick<ExamRegion, 'id' | 'name'>[] = [...regions]
  const find = (name: LocalText) => known.find((region) => isSameRegion(region.name, name))?.id
  for (const { region } of modules.flatMap(({ outputs }) => outputs.flatMap(aboutOf))) {
    const first = LOCALES.map((locale) => folded(region[locale])).find((word) => word !== '')
    // A space can't be part of the id of a region, so this one is different from all of the exam's.
    if (first && find(region) === undefined) known.push({ id: `named ${first}`, name: region })
  }
  return find
}

const isSameRegion = (a: LocalText, b: LocalText): boolean =>
  LOCALES.some((locale) => folded(a[locale]) !== '' && folded(a[locale]) === folded(b[locale]))

const folded = (word = ''): string => word.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase()
