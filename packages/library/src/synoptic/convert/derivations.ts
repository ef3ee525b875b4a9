import { FormulaError } from '../expression/FormulaError.ts'
import type { FileOption, Stage, SynopsisFile } from '../SynopticFile.ts'
import { addComputed } from './addComputed.ts'
import { addRanked } from './addRanked.ts'
import type { ModuleBuilder } from './ModuleBuilder.ts'

interface Source {
  file: SynopsisFile
  stage: Stage
}

interface Derivation {
  name: string
  wording: string
  add: (builder: ModuleBuilder, source: Source) => void
}

/** The growth patterns of a lung adenocarcinoma, in the order in which they are listed. */
const PATTERNS = ['lep', 'aci', 'pap', 'mip', 'sol', 'cplx'] as const
const SIDES = [
  ['R', 'L'],
  ['L', 'R'],
] as const

export const derivations: readonly Derivation[] = [
  {
    name: 'side',
    wording: 'R or L from the lobe',
    add(builder, { file }) {
      const site = file.elements.find(({ options }) =>
        options?.some(({ marks }) => marks['side'] !== undefined),
      )
      const named = site && builder.names.get(site.id)
      if (!named) throw new FormulaError('no element says on which side it lies')
      const on = (side: string) =>
        quotedIds(site.options ?? [], named.options, ({ marks }) => marks['side'] === side)
      const expr = `${named.id} in [${on('R')}] ? "R" : onlyIf(${named.id} in [${on('L')}], "L")`
      addComputed(builder, 'side', { type: 'text' }, { kind: 'text', expr })
    },
  },
  {
    name: 'n1_pos',
    wording: 'a positive ipsilateral station 10-14',
    add: (builder) => {
      const own = (side: string) => ['10', '11', '12', '13', '14'].map((station) => station + side)
      addStations(builder, 'n1_pos', 'bool', (side) => own(side))
    },
  },
  {
    name: 'n2_n',
    wording:
      'number of positive N2 stations: ipsilateral 2, 3a, 4, 8, 9 and 3p, 7; 5 and 6 for left-sided tumors (for right-sided tumors a positive 5 or 6 is N3)',
    add: (builder) =>
      addStations(builder, 'n2_n', 'number', (side) => [
        ...['2', '3a', '4', '8', '9'].map((station) => station + side),
        ...['3p', '7'],
        ...(side === 'L' ? ['5', '6'] : []),
      ]),
  },
  {
    name: 'n3_pos',
    wording: 'a positive station 1, or a contralateral 2, 3a, 4, 8-14',
    add: (builder) =>
      addStations(builder, 'n3_pos', 'bool', (side, other) => [
        ...['1R', '1L'],
        ...['2', '3a', '4', '8', '9', '10', '11', '12', '13', '14'].map((station) => station + other),
        // The file states this with the N2 stations: for right-sided tumors a positive station 5 or 6 is N3.
        ...(side === 'R' ? ['5', '6'] : []),
      ]),
  },
  {
    name: 'ln_exam, ln_pos',
    wording: 'sums over the rows',
    add(builder) {
      const { group, row } = stationRows(builder)
      for (const [name, blank] of [
        ['ln_exam', 'exam'],
        ['ln_pos', 'pos'],
      ] as const)
        addComputed(
          builder,
          name,
          { type: 'number' },
          { kind: 'number', expr: `sum(${group}.map(r, r.${row(blank)}))` },
        )
    },
  },
  {
    name: 'pred',
    wording: 'pattern with the highest percentage (lep aci pap mip sol cplx)',
    add(builder, { file }) {
      const shares = patternShares(builder)
      const largest = `max(${shares.map(({ share }) => share).join(', ')})`
      const chain = shares
        .slice(0, -1)
        .reduceRight(
          (rest, { id, share }) => `${share} == ${largest} ? "${id}" : (${rest})`,
          `"${shares.at(-1)?.id}"`,
        )
      addComputed(
        builder,
        'pred_id',
        { type: 'text' },
        { kind: 'text', expr: `onlyIf(${largest} > 0, ${chain})` },
      )
      const options = PATTERNS.map((id) => ({
        id,
        label: file.elements.find((element) => element.id === `p_${id}`)?.label ?? {},
      }))
      const expr = builder.names.get('pred_id')?.id ?? ''
      addComputed(builder, 'pred', { type: 'text' }, { kind: 'choice', options, expr })
    },
  },
  {
    name: 'pat_list',
    wording: 'patterns above 0, descending, «acinar 60%, lepidic 30%»',
    add: (builder, { file }) =>
      addRanked(
        builder,
        'pat_list',
        PATTERNS.flatMap((id) => file.elements.find((element) => element.id === `p_${id}`) ?? []),
      ),
  },
  {
    name: 'mpr',
    wording: '0% pcr, up to 10% mpr, above no (see texts)',
    add(builder, { stage }) {
      const viable = builder.names.get('viable')?.id
      if (viable === undefined) throw new FormulaError('nothing is called «viable»')
      const options = Object.entries(stage.texts ?? {}).map(([id, label]) => ({ id, label }))
      const expr = `${viable} == 0 ? "pcr" : (${viable} <= 10 ? "mpr" : "no")`
      addComputed(builder, 'mpr', { type: 'text' }, { kind: 'choice', options, expr })
    },
  },
]

const quotedIds = (
  options: readonly FileOption[],
  ids: ReadonlyMap<string, string> | undefined,
  isWanted: (option: FileOption) => boolean,
): string =>
  options
    .filter(isWanted)
    .map(({ id }) => JSON.stringify(ids?.get(id) ?? id))
    .join(', ')

/** The rows of lymph node stations: station, positive nodes, examined nodes. */
function stationRows(builder: ModuleBuilder): { group: string; row: (blank: string) => string } {
  for (const [name, row] of builder.rows)
    if (row.has('st') && row.has('pos') && row.has('exam'))
      return { group: builder.names.get(name)?.id ?? name, row: (blank) => row.get(blank)?.id ?? blank }
  throw new FormulaError('there are no rows of lymph node stations')
}

function addStations(
  builder: ModuleBuilder,
  name: string,
  type: 'bool' | 'number',
  stations: (side: 'R' | 'L', other: 'R' | 'L') => readonly string[],
): void {
  const { group, row } = stationRows(builder)
  const side = builder.names.get('side')?.id
  if (side === undefined) throw new FormulaError('stations need «side» before them')
  const among = SIDES.map(([own, other]) => {
    const listed = stations(own, other)
      .map((station) => JSON.stringify(station))
      .join(', ')
    return `${side} == "${own}" && r.${row('st')} in [${listed}]`
  })
  const isOne = `orElse(r.${row('pos')} > 0 && (${among.join(' || ')}), false)`
  const expr =
    type === 'bool'
      ? `${group}.exists(r, ${isOne})`
      : `size(${group}.filter(r, ${isOne} && r.${firstOfStation(builder)}))`
  addComputed(builder, name, { type, ...(type === 'bool' && { isAlwaysKnown: true }) }, { kind: type, expr })
}

/** A station that was entered twice is one station: it says whether a row is the first positive one of its station. */
function firstOfStation(builder: ModuleBuilder): string {
  const { group, row } = stationRows(builder)
  const alike = `${group}.filter(r, orElse(r.${row('st')} == ${row('st')} && r.${row('pos')} > 0, false))`
  const expr = `orElse(row_number == min(${alike}.map(r, r.row_number)), false)`
  return addComputed(builder, `${group}_first`, { type: 'bool' }, { kind: 'bool', expr, group })
}

function patternShares(builder: ModuleBuilder): { id: string; share: string }[] {
  return PATTERNS.map((id) => {
    const named = builder.names.get(`p_${id}`)
    if (!named) throw new FormulaError(`nothing is called «p_${id}»`)
    return { id, share: `orElse(${named.id}, 0)` }
  })
}
