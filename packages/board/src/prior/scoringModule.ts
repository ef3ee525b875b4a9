import { type ModuleDefinition, textOf } from '@pandok/module-engine'
import type { ComparingModule } from './priorRecords.ts'
import type { Anatomy, ReportCategory } from './ReportFile.ts'

interface Scoring {
  /** The library entry that is the module of the system. */
  entry: RegExp
  /** The system as it is named in report files. */
  system: string
  /** What it scores; ids of the word lists. */
  organs: readonly string[]
}

const SCORINGS: readonly Scoring[] = [
  { entry: /^lung-rads/u, system: 'lungRads', organs: ['lung'] },
  { entry: /^k-tirads/u, system: 'kTirads', organs: ['thyroid'] },
  { entry: /^acr-tirads/u, system: 'acrTirads', organs: ['thyroid'] },
  { entry: /^birads/u, system: 'birads', organs: ['breast'] },
  { entry: /^pirads/u, system: 'pirads', organs: ['prostate'] },
  { entry: /^lirads/u, system: 'lirads', organs: ['liver'] },
  { entry: /^bosniak/u, system: 'bosniak', organs: ['kidney'] },
  { entry: /^orads/u, system: 'orads', organs: ['ovary', 'adnexa', 'uterus'] },
  { entry: /^cad-rads/u, system: 'cadRads', organs: ['coronary'] },
]

const scoringOf = ({ entry = '' }: ComparingModule): Scoring | undefined =>
  SCORINGS.find((one) => one.entry.test(entry))

/** Whether a module can be about something at this place: a cyst of the liver is no finding of Lung-RADS. */
export function scores(module: ComparingModule, anatomy: Anatomy | undefined): boolean {
  const scoring = scoringOf(module)
  if (!scoring || !anatomy) return true
  if (anatomy.isNode) return false
  return anatomy.organs.length === 0 || anatomy.organs.some((organ) => scoring.organs.includes(organ))
}

/**
 * Converts the category of an earlier report into the category value of a module. Only categories of the module's own
 * system count, because the same number means something else in another system.
 */
export function categoryValue(
  module: ComparingModule,
  categories: readonly ReportCategory[],
  group: string | undefined,
): Record<string, string> {
  const system = scoringOf(module)?.system
  const own = categories.filter((one) => one.system === system)
  const [first] = own
  // Two categories for one lesion are a contradiction that the reader has to resolve.
  if (!first || own.some(({ category }) => category !== first.category)) return {}
  const found = categoriesOf(module.definition, group).flatMap(({ id, options }) => {
    const option = options.find((one) => isCategory(one, first.category))
    return option ? [[id, option.id] as const] : []
  })
  return Object.fromEntries(found)
}

/** The computed values that hold a category, with their options. */
const categoriesOf = ({ computed }: ModuleDefinition, group: string | undefined) =>
  computed.flatMap((one) =>
    one.kind === 'choice' && one.group === group && CATEGORY.test(one.id) && one.options
      ? [{ id: one.id, options: one.options }]
      : [],
  )

const CATEGORY = /(?:^|_)category$/u
const ROMAN: Readonly<Record<string, string>> = {
  I: '1',
  II: '2',
  IIF: '2F',
  III: '3',
  IV: '4',
  V: '5',
  VI: '6',
}

function isCategory(option: { id: string; label?: unknown }, category: string): boolean {
  const label = textOf(option.label as Parameters<typeof textOf>[0], 'en') ?? ''
  return [option.id, label.split(/[ ,(]/u)[0] ?? ''].some((name) => {
    const plain = name.toUpperCase().replace(/^(?:LR|TR|C|CAT)[-_ ]?(?=[\dM])/u, '')
    return (ROMAN[plain] ?? plain) === category
  })
}
