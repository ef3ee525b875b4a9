import { LOCALES, type Locale } from '@pandok/domain'
import type { LibraryModule, LibraryPlate } from '@pandok/library'

type InFive = Record<Locale, string>

/** This number fits on a card of the list without enlarging it. */
const REGIONS_NAMED = 5
const ITEMS_NAMED = 5
const SUMMARY_MAX_CHARACTERS = 300

const EXAM: InFive = {
  ko: '{list} 등 {count}개 부위의 정상 문장과 소견 {findings}개가 있습니다.',
  en: 'Normal sentences for {count} regions and {findings} findings. Most detailed: {list}.',
  zh: '涵盖{list}等 {count} 个部位的正常描述和 {findings} 项异常所见。',
  ja: '{list}など {count} 部位の正常文と {findings} 項目の所見があります。',
  de: 'Normalsätze zu {count} Regionen und {findings} Befunde. Schwerpunkte: {list}.',
}

const WITH_MODULES: InFive = {
  ko: ' 함께 쓰는 모듈: {modules}.',
  en: ' Works with {modules}.',
  zh: '可使用的模块：{modules}。',
  ja: '使えるモジュール：{modules}。',
  de: ' Mit {modules}.',
}

/** This is added if the card has no room for the remaining modules. */
const AND_MORE: InFive = {
  ko: ' 외 {more}개',
  en: ' and {more} more',
  zh: '等，另有 {more} 个',
  ja: 'ほか {more}',
  de: ' und {more} weiteren',
}

const SYNOPSIS: InFive = {
  ko: '{list} 등 {count}개 항목으로 보고서 전체를 씁니다. 진단이 첫 줄에 옵니다.',
  en: 'Writes the whole report from {count} items, among them {list}. The diagnosis comes first.',
  zh: '由{list}等 {count} 个项目写出完整报告，诊断置于首行。',
  ja: '{list}など {count} 項目からレポート全体を作成します。診断が先頭に来ます。',
  de: 'Schreibt den ganzen Bericht aus {count} Angaben, darunter {list}. Die Diagnose steht vorn.',
}

const COMMAS: InFive = { ko: ', ', en: ', ', zh: '、', ja: '、', de: ', ' }

/**
 * Summarizes a plate from its own data: the regions with the most findings and its modules, or the elements
 * of its synopsis.
 */
export function plateSummary(plate: LibraryPlate, modules: readonly LibraryModule[]): InFive {
  const used = usedModules(plate, modules)
  return inEach((locale) =>
    plate.exam
      ? examSummary(plate, used, locale)
      : synopsisSummary(
          used.flatMap(({ definition }) => definition.inputs),
          locale,
        ),
  )
}

function examSummary({ exam, cells }: LibraryPlate, used: readonly LibraryModule[], locale: Locale): string {
  const regions = exam?.regions ?? []
  const findings = cells.flatMap(({ finding }) => (finding ? [finding.region] : []))
  const countOf = (id: string) => findings.filter((region) => region === id).length
  const strongest = new Set(
    regions
      .filter(({ id }) => id !== 'other')
      .toSorted((a, b) => countOf(b.id) - countOf(a.id))
      .slice(0, REGIONS_NAMED)
      .map(({ id }) => id),
  )
  const names = regions.filter(({ id }) => strongest.has(id)).map(({ name }) => name[locale] ?? '')
  const modules = used.map(({ names: own }) => own[locale])
  const first = filled(EXAM[locale], {
    list: listed(names, locale),
    count: String(regions.length),
    findings: String(findings.length),
  })
  if (modules.length === 0) return first
  for (let named = modules.length; ; named -= 1) {
    const summary = first + filled(WITH_MODULES[locale], { modules: namedFirst(modules, named, locale) })
    if (named === 1 || summary.length <= SUMMARY_MAX_CHARACTERS) return summary
  }
}

function namedFirst(modules: readonly string[], named: number, locale: Locale): string {
  const list = modules.slice(0, named).join(COMMAS[locale])
  return named === modules.length
    ? list
    : list + filled(AND_MORE[locale], { more: String(modules.length - named) })
}

type Inputs = LibraryModule['definition']['inputs']

function synopsisSummary(inputs: Inputs, locale: Locale): string {
  const asked = [...inputs.filter(({ required }) => required), ...inputs.filter(({ required }) => !required)]
  const labels = asked.flatMap(({ label }) => label?.[locale] ?? [])
  return filled(SYNOPSIS[locale], {
    list: listed([...new Set(labels)].slice(0, ITEMS_NAMED), locale),
    count: String(inputs.length),
  })
}

function usedModules({ cells }: LibraryPlate, modules: readonly LibraryModule[]): LibraryModule[] {
  const ids = new Set(
    cells.flatMap(({ uses = [], outputs }) => [
      ...uses.map(({ module }) => module),
      ...outputs.flatMap((output) => ('module' in output ? [output.module] : [])),
    ]),
  )
  return [...ids].flatMap((id) => modules.find((module) => module.id === id) ?? [])
}

/** This joins parts of one name, which a comma would split in a list. */
const AND: InFive = { ko: '·', en: ' and ', zh: '及', ja: '・', de: ' und ' }

/**
 * Matches words that begin with a lowercase letter in the middle of a sentence; abbreviations and names of
 * people don't.
 */
const SMALL = /^(?!Bethesda|Gleason)\p{Lu}(?![\p{Lu}.])/u

const listed = (names: readonly string[], locale: Locale): string =>
  names
    .map((name) => (locale === 'en' && SMALL.test(name) ? lowered(name) : name))
    .map((name) => name.replaceAll(/, |、/gu, AND[locale]))
    .join(COMMAS[locale])

const lowered = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1)

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '')

const inEach = (make: (locale: Locale) => string): InFive =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as InFive
