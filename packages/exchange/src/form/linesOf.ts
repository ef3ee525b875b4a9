import { LOCALES, type Locale } from '@pandok/domain'
import {
  INPUTS_MAX,
  type LocalText,
  OUTPUTS_MAX,
  type Output,
  type PhraseToken,
  TEXT_MAX_CHARACTERS,
  textOf,
  whenToken,
} from '@pandok/module-engine'
import type { FormSection } from './Form.ts'
import { Names } from './Names.ts'
import type { Placed } from './placeItems.ts'
import { plainText } from './plainText.ts'

/** The expression language refuses a condition with more parts. */
const CONDITION_PARTS_MAX = 200

/** Makes one output for each section of the report: every answer on its own line after its label. */
export function linesOf(
  placed: readonly Placed[],
  groupIds: ReadonlyMap<FormSection, string>,
  locale: Locale,
): Output[] {
  const locales = languagesOf(placed, locale)
  const reports = [...new Set(placed.map(({ report }) => report))]
  const names = new Names()
  return reports.slice(0, OUTPUTS_MAX).flatMap((report) => {
    const part = placed.filter((one) => one.report === report && !isInner(one))
    if (part.length === 0) return []
    const body: Partial<Record<Locale, PhraseToken[]>> = {}
    for (const language of locales) {
      const lines = linesFor(part, 0, language, groupIds, undefined)
      if (lines.length > 0) body[language] = [{ lines }]
    }
    return [{ id: names.take([report], 'text'), section: report, body }]
  })
}

const isInner = ({ item }: Placed) => item.kind === 'value' && item.isInner === true

/** Returns the language of the file, and every other one in which most of its questions are available. */
function languagesOf(placed: readonly Placed[], locale: Locale): Locale[] {
  const labels = placed.map(({ item }) => item.label).filter((label) => Object.keys(label).length > 0)
  const isSpoken = (one: Locale) =>
    labels.length > 0 && labels.filter((label) => label[one] !== undefined).length * 10 >= labels.length * 6
  return LOCALES.filter((one) => one === locale || isSpoken(one))
}

function linesFor(
  part: readonly Placed[],
  depth: number,
  locale: Locale,
  groupIds: ReadonlyMap<FormSection, string>,
  heading: string | undefined,
): PhraseToken[][] {
  const lines: PhraseToken[][] = []
  let at = 0
  while (at < part.length && lines.length < INPUTS_MAX * 2) {
    const one = part[at]
    if (!one) break
    const section = one.sections[depth]
    if (!section) {
      lines.push(lineFor(one, locale, heading))
      at += 1
      continue
    }
    let end = at
    while (part[end]?.sections[depth] === section) end += 1
    lines.push(...linesOfSection(section, part.slice(at, end), depth, locale, groupIds))
    at = end
  }
  return lines
}

function linesOfSection(
  section: FormSection,
  inside: readonly Placed[],
  depth: number,
  locale: Locale,
  groupIds: ReadonlyMap<FormSection, string>,
): PhraseToken[][] {
  const words = spoken(section.label, locale)
  const inner = linesFor(inside, depth + 1, locale, groupIds, words)
  const group = inside.every(({ rows }) => rows === section) ? groupIds.get(section) : undefined
  if (group !== undefined) {
    const title: PhraseToken[] = words === undefined ? [] : [`${words} `, { v: 'row_number' }]
    const rows: PhraseToken[] = [{ lines: title.length > 0 ? [title, ...inner] : inner }]
    return [[{ each: group, sep: [{ br: 1 }], last: [{ br: 1 }], body: rows }]]
  }
  // The outermost sections have headings in the report itself, and a single answer directly follows its
  // heading.
  if (words === undefined || depth === 0 || inside.length < 2) return inner
  // Rows that begin further inside can't be read here, but they can be counted.
  const said = inside.map((one) => {
    const begins = one.rows === undefined ? -1 : one.sections.indexOf(one.rows)
    const rows = begins > depth && one.rows ? groupIds.get(one.rows) : undefined
    return rows === undefined ? isSaid(one) : `size(${rows}) > 0`
  })
  const condition = [...new Set(said)].slice(0, CONDITION_PARTS_MAX).join(' || ')
  return [[whenToken(condition, [`${words}:`])], ...inner]
}

function lineFor(one: Placed, locale: Locale, heading: string | undefined): PhraseToken[] {
  const { item, id } = one
  const own = spoken(item.label, locale)
  const words = own === undefined || own === heading ? undefined : own
  const isYes = item.kind === 'field' ? item.input.kind === 'bool' : item.result === 'bool'
  if (isYes) return [whenToken(isSaid(one), [words ?? heading ?? id])]
  return [whenToken(isSaid(one), [...(words === undefined ? [] : [`${words}: `]), { v: id }])]
}

function isSaid({ item, id }: Placed): string {
  const isYes = item.kind === 'field' ? item.input.kind === 'bool' : item.result === 'bool'
  return isYes ? `orElse(${id}, false)` : `known(${id})`
}

/** Removes the colon at the end of a label. */
function spoken(label: LocalText, locale: Locale): string | undefined {
  const words = textOf(label, locale)
  if (words === undefined) return undefined
  const bare = plainText(words, TEXT_MAX_CHARACTERS - 8).replace(/[\s:：]+$/u, '')
  return bare === '' ? undefined : bare
}
