import type { Locale } from '@pandok/domain'
import { type PhraseFormat, type PhraseToken, whenToken } from '@pandok/module-engine'
import type { LibraryModule } from '../../LibraryModule.ts'
import { FormulaError } from '../expression/FormulaError.ts'
import type { Printed } from '../phrase/Printed.ts'
import type { ReportRows } from '../ReportRows.ts'
import type { RowsFile } from '../SynopticFile.ts'
import { addComputed } from './addComputed.ts'
import { printedValue } from './addInput.ts'
import { addUse } from './addUse.ts'
import type { ModuleBuilder } from './ModuleBuilder.ts'

/** Such a file describes its computations in words; these are the known wordings with their formulas. */
const WORDINGS: Readonly<Record<string, string>> = {
  score: "prim + '+' + sec + '=' + (prim plus sec)  (per row)",
  pct: 'rnd(tumor_mm / total_mm * 100, 0) (per row)',
  n_total: 'sum of n',
  pos_total: 'sum of pos',
  place: 'site; for a target: «site (roi)»',
  flags: 'crib, idcp, pni, epe that are yes, joined «, »',
  p4_show: 'p4 when the score is 7',
  p5_show: 'p5 when given',
  order:
    'positive rows first, in the order entered; then the negative rows grouped by the same diagnosis, sites joined',
  crib_all: 'present when any row has crib yes, else not identified; likewise idc_all, pni_all, epe_all',
  any4: 'any row with pattern 4',
}

const BETWEEN: Readonly<Record<Locale, string>> = { ko: ', ', en: ', ', zh: '、', ja: '、', de: ', ' }
const CARCINOMA = ['ca', 'ductal']

function checkWordings({ aggregate }: RowsFile): void {
  for (const rule of aggregate.rules)
    for (const [name, wording] of Object.entries(rule))
      if (typeof wording === 'string' && WORDINGS[name] !== wording)
        throw new FormulaError(`«${name}» is described in words that are not known: «${wording}»`)
}

/**
 * Adds the values of each row: score, grade group, share of tumor, and the wording of its place and its
 * flags.
 */
export function addRowValues(
  builder: ModuleBuilder,
  file: RowsFile,
  rows: ReportRows,
  modules: readonly LibraryModule[],
): void {
  checkWordings(file)
  const { group, names, prints } = rows
  const id = (name: string): string => {
    const found = names.get(name)
    if (!found) throw new FormulaError(`the rows have no «${name}»`)
    return found.id
  }
  const add = (
    name: string,
    type: 'text' | 'number' | 'bool',
    expr: string,
    kind: 'text' | 'integer' | 'number' | 'bool',
  ) => {
    const own = addComputed(builder, `${file.rows.id}_${name}`, { type }, { kind, expr, group })
    names.set(name, { id: own, type })
    prints.set(name, printedValue(own))
  }
  const sum = `number(${id('prim')}) + number(${id('sec')})`
  add('score', 'text', `${id('prim')} + "+" + ${id('sec')} + "=" + text(${sum})`, 'text')
  for (const rule of file.aggregate.rules)
    for (const [name, step] of Object.entries(rule)) {
      if (typeof step === 'string') continue
      for (const [out, named] of addUse(builder, name, step, modules, { group, names })) {
        names.set(out, named)
        prints.set(out, printedValue(named.id))
      }
    }
  add('pct', 'number', `round(${id('tumor_mm')} / ${id('total_mm')} * 100, 0)`, 'number')
  const alike = `${group}.filter(r, r.${id('dx')} == ${id('dx')}).map(r, r.row_number)`
  add('first', 'bool', `orElse(row_number == min(${alike}), false)`, 'bool')
  add('rank', 'number', `orElse(${id('gg')}, 0) * 100000 + orElse(${id('tumor_mm')}, 0)`, 'number')
  prints.set('tumor', bare(id('tumor_mm')))
  prints.set('total', bare(id('total_mm')))
  prints.set('p4_show', {
    tokens: () => [{ v: id('p4') }],
    isThere: () => `known(${id('p4')}) && ${sum} == 7`,
  })
  prints.set('p5_show', printedValue(id('p5')))
  prints.set('place', {
    tokens: (locale) => placeTokens(rows, locale, false),
    isThere: () => `known(${id('site')})`,
  })
  prints.set('places', {
    tokens: (locale) => placesTokens(rows, locale),
    isThere: () => `known(${id('site')})`,
  })
  prints.set('flags', flagsPrinted(file, rows))
}

/** A length is written without its unit if another one follows it. */
const bare = (id: string): Printed => ({
  tokens: () => [{ v: id, fmt: { unit: 'hide' } }],
  isThere: () => `known(${id})`,
})

/** English and German names of sites begin with a capital letter only at the beginning of a line. */
const caseOf = (locale: Locale, isInside: boolean): PhraseFormat =>
  isInside && (locale === 'en' || locale === 'de') ? { case: 'uncapital' } : {}

function placeTokens({ names }: ReportRows, locale: Locale, isInside: boolean): PhraseToken[] {
  const [site, roi] = [names.get('site')?.id ?? '', names.get('roi')?.id]
  const format = caseOf(locale, isInside)
  const plain: PhraseToken = { v: site }
  const own: PhraseToken = Object.keys(format).length > 0 ? { v: site, fmt: format } : plain
  if (roi === undefined) return [own]
  const inner = caseOf(locale, true)
  const [open, close] = locale === 'zh' || locale === 'ja' ? ['（', '）'] : [' (', ')']
  const target: PhraseToken = { v: roi, ...(Object.keys(inner).length > 0 && { fmt: inner }) }
  // A targeted lesion is a noun in German, which keeps its capital letter.
  const isNoun = locale === 'de' && own !== plain
  return [
    isNoun ? whenToken(`known(${roi})`, [plain], [own]) : own,
    whenToken(`known(${roi})`, [open, target, close]),
  ]
}

/**
 * Lists all rows with the same diagnosis: the first is written as at the beginning of a line, the others as
 * inside one.
 */
const placesTokens = (rows: ReportRows, locale: Locale): PhraseToken[] => [
  {
    each: rows.group,
    sep: [BETWEEN[locale]],
    body: [
      whenToken(
        rows.names.get('first')?.id ?? 'true',
        placeTokens(rows, locale, false),
        placeTokens(rows, locale, true),
      ),
    ],
  },
]

function flagsPrinted({ flags }: RowsFile, { names }: ReportRows): Printed {
  const listed = Object.entries(flags).map(([name, words]) => ({
    words,
    isSet: `orElse(${names.get(name)?.id} == "yes", false)`,
  }))
  return {
    tokens: (locale) =>
      listed.map(({ words, isSet }, place) => {
        const before = listed.slice(0, place).map((one) => one.isSet)
        const separator = before.length === 0 ? [] : [whenToken(before.join(' || '), [BETWEEN[locale]])]
        return whenToken(isSet, [...separator, words[locale]])
      }),
    isThere: () => listed.map(({ isSet }) => isSet).join(' || '),
  }
}

/**
 * Adds the values that are derived from all rows: counts, the row with the highest grade, and the row with
 * the most tumor.
 */
export function addAggregates(builder: ModuleBuilder, file: RowsFile, rows: ReportRows): void {
  const { group, names } = rows
  const id = (name: string) => names.get(name)?.id ?? name
  const add = (name: string, type: 'number' | 'bool', expr: string) =>
    addComputed(builder, name, { type, isAlwaysKnown: type === 'bool' }, { kind: type, expr })
  const isOf = (diagnoses: readonly string[]) =>
    `orElse(r.${id('dx')} in [${diagnoses.map((one) => JSON.stringify(one)).join(', ')}], false)`
  const isYes = (name: string) => `orElse(r.${id(name)} == "yes", false)`
  for (const [name, diagnoses] of Object.entries(COUNTS))
    add(name, 'number', `size(${group}.filter(r, ${isOf(diagnoses)}))`)
  add('n_total', 'number', `sum(${group}.map(r, r.${id('n')}))`)
  add('pos_total', 'number', `sum(${group}.map(r, orElse(r.${id('pos')}, 0)))`)
  const has4 = [id('prim'), id('sec')].map((pattern) => `orElse(r.${pattern} == "4", false)`).join(' || ')
  add('any4', 'bool', `${group}.exists(r, ${has4})`)
  add('any_epe', 'bool', `${group}.exists(r, ${isYes('epe')})`)
  for (const [all, one] of Object.entries(PRESENCES)) {
    // Intraductal carcinoma may be the diagnosis of a site itself.
    const isFound = one === 'idcp' ? `${isYes(one)} || ${isOf(['idc'])}` : isYes(one)
    const isThere = add(`any_${one}_set`, 'bool', `${group}.exists(r, ${isFound})`)
    builder.prints.set(all, {
      tokens: (locale) => [whenToken(isThere, [file.presence.yes[locale]], [file.presence.no[locale]])],
      isThere: () => undefined,
    })
  }
  const firstWith = (condition: string) => `min(${group}.filter(r, ${condition}).map(r, r.row_number))`
  const best = add(
    'best_rank',
    'number',
    `max(${group}.filter(r, ${isOf(CARCINOMA)}).map(r, r.${id('rank')}))`,
  )
  const lead = add(
    'lead_row',
    'number',
    firstWith(`${isOf(CARCINOMA)} && orElse(r.${id('rank')} == ${best}, false)`),
  )
  const most = add(
    'most_mm',
    'number',
    `max(${group}.filter(r, known(r.${id('tumor_mm')})).map(r, r.${id('tumor_mm')}))`,
  )
  const longest = add('most_row', 'number', firstWith(`orElse(r.${id('tumor_mm')} == ${most}, false)`))
  const ofRow = (row: string, tokens: (locale: Locale) => PhraseToken[]): Printed => ({
    tokens: (locale) => [{ each: group, where: `row_number == ${row}`, body: tokens(locale) }],
    isThere: () => `known(${row})`,
  })
  builder.prints.set(
    'maxdx',
    ofRow(lead, () => [{ v: id('dx'), fmt: { case: 'capital' } }]),
  )
  builder.prints.set(
    'maxscore',
    ofRow(lead, () => [{ v: id('score') }]),
  )
  builder.prints.set(
    'maxgg',
    ofRow(lead, () => [{ v: id('gg') }]),
  )
  builder.prints.set(
    'maxplace',
    ofRow(longest, (locale) => placeTokens(rows, locale, true)),
  )
  builder.prints.set(
    'maxmm',
    ofRow(longest, () => [{ v: id('tumor_mm'), fmt: { unit: 'hide' } }]),
  )
  builder.prints.set(
    'maxpct',
    ofRow(longest, () => [{ v: id('pct') }]),
  )
}

/** The diagnoses that each count of the headline includes. */
const COUNTS: Readonly<Record<string, readonly string[]>> = {
  n_ca: CARCINOMA,
  n_nec: ['nec'],
  n_idc: ['idc'],
  n_asap: ['asap'],
  n_pin: ['hgpin'],
  n_granuloma: ['granuloma'],
  n_benign: ['benign', 'benign_inf'],
}

/** The answer of a row that makes a statement of the headline true. */
const PRESENCES: Readonly<Record<string, string>> = {
  crib_all: 'crib',
  idc_all: 'idcp',
  pni_all: 'pni',
  epe_all: 'epe',
}
