import type { Cell, CellOutput, KeyMap, PlateContent } from '@pandok/domain'
import type { DiffField, DiffRow } from '#shared/diff/DiffList.tsx'
import { diffExams, said } from './diffExams.ts'
import { different, field } from './diffFields.ts'
import type { PlateWords } from './plateWords.ts'

/** The changes from `before` to `after` in words: the name, the exam, each cell, keys, auto fill. */
export function diffPlates(before: PlateContent, after: PlateContent, words: PlateWords): DiffRow[] {
  return [
    ...changed('plate', words.part('plate'), [field('name', words.field('name'), before.name, after.name)]),
    ...diffExams(before, after, words),
    ...diffCells(before, after, words),
    ...changed('keys', words.part('keys'), keyChanges(before, after, words)),
    ...diffFill(before, after, words),
  ]
}

function diffCells(before: PlateContent, after: PlateContent, words: PlateWords): DiffRow[] {
  const was = new Map(before.cells.map((cell) => [cell.id, cell]))
  const stays = new Set(after.cells.map(({ id }) => id))
  const plates = [before, after] as const
  const row = (cell: Cell) => ({ key: cell.id, part: words.part('cell'), name: words.cell(cell) })
  return [
    ...after.cells.flatMap((cell): DiffRow[] => {
      const old = was.get(cell.id)
      if (!old)
        return [{ ...row(cell), change: 'added', fields: cellChanges(undefined, cell, plates, words) }]
      const fields = cellChanges(old, cell, plates, words)
      return fields.length > 0 ? [{ ...row(cell), change: 'changed', fields }] : []
    }),
    ...before.cells
      .filter(({ id }) => !stays.has(id))
      .map((cell): DiffRow => ({ ...row(cell), change: 'removed', fields: [] })),
  ]
}

type Both = readonly [before: PlateContent, after: PlateContent]

function cellChanges(old: Cell | undefined, cell: Cell, plates: Both, words: PlateWords): DiffField[] {
  const each = (key: 'name' | 'title' | 'color' | 'place', say: (cell: Cell) => string | undefined) =>
    field(key, words.field(key), old && say(old), say(cell))
  const heads = old
    ? [
        each('name', ({ name }) => name),
        each('title', ({ title }) => title),
        each('place', words.place),
        each('color', ({ color }) => color && words.color(color)),
      ]
    : []
  const meanings = words.exam.ofCell(plates[1], cell).map(([name, now, to], index) => {
    const [, was, from] = (old && words.exam.ofCell(plates[0], old)[index]) ?? []
    return field(name, name, ...said(was ?? '', now, [from, to], words.exam.detail))
  })
  return different([...heads, ...outputChanges(old?.outputs ?? [], cell, plates, words), ...meanings])
}

/** Outputs are matched by their id, and named by their position in the newer version. */
function outputChanges(
  before: readonly CellOutput[],
  { id: cellId, outputs: after }: Cell,
  plates: Both,
  words: PlateWords,
): DiffField[] {
  const all = [...after, ...before.filter(({ id }) => !after.some((output) => output.id === id))]
  const lines = all.flatMap((output) => {
    const [from, to] = [before, after].map((list, side) =>
      linesOf(
        list.find(({ id }) => id === output.id),
        plates[side === 0 ? 0 : 1],
        words,
        cellId,
      ),
    ) as [Map<string, string>, Map<string, string>]
    const list = after.includes(output) ? after : before
    const number = list.indexOf(output) + 1
    return [...new Set([...to.keys(), ...from.keys()])].map((name) =>
      field(`${output.id} ${name}`, words.output(number, name), from.get(name), to.get(name)),
    )
  })
  const kept = (list: readonly CellOutput[], other: readonly CellOutput[]) =>
    list.filter(({ id }) => other.some((output) => output.id === id)).map(({ id }) => id)
  const order = (list: readonly CellOutput[], other: readonly CellOutput[]) =>
    kept(list, other)
      .map((id) => words.outputName(list.find((output) => output.id === id)))
      .join(', ')
  const isMoved = kept(before, after).join() !== kept(after, before).join()
  return isMoved
    ? [...lines, field('order', words.field('order'), order(before, after), order(after, before))]
    : lines
}

/** An output as named lines. */
function linesOf(
  output: CellOutput | undefined,
  plate: PlateContent,
  words: PlateWords,
  cellId: string,
): Map<string, string> {
  const cell = plate.cells.find(({ id }) => id === cellId)
  if (!output || !cell) return new Map()
  const section: [string, string] = [words.field('section'), words.section(output.section)]
  if (output.kind === 'module')
    return new Map([
      [words.field('module'), words.module(output)],
      section,
      ...words.exam.ofModule(plate, output).filter(([, said]) => said !== ''),
    ])
  const texts = Object.entries(output.text).filter(([, text]) => text.trim() !== '')
  return new Map([
    ...texts.map(([locale, text]): [string, string] => [words.language(locale), text]),
    section,
    ...words.exam.ofPhrase(plate, cell, output).filter(([, said]) => said !== ''),
  ])
}

function keyChanges(before: PlateContent, after: PlateContent, words: PlateWords): DiffField[] {
  const keys = [...new Set([...Object.keys(after.keyMap), ...Object.keys(before.keyMap)])]
  return keys.flatMap((key) => {
    const [from, to] = [holder(before.keyMap, key), holder(after.keyMap, key)]
    if (from === to) return []
    const name = (plate: PlateContent, id: string | undefined) => id && words.cellById(plate, id)
    return [field(key, words.key(key), name(before, from), name(after, to))]
  })
}

const holder = (map: KeyMap, key: string): string | undefined =>
  Object.hasOwn(map, key) ? map[key] : undefined

function diffFill(before: PlateContent, after: PlateContent, words: PlateWords): DiffRow[] {
  const ids = [...new Set([...after.autoFill, ...before.autoFill].map(({ id }) => id))]
  const fields = ids.map((id) => {
    const [old, now] = [before, after].map((plate) => plate.autoFill.find((rule) => rule.id === id))
    const [plate, rule] = now ? [after, now] : [before, old]
    const place = rule ? words.fillPlace(plate, rule) : ''
    const say = (one: typeof old, of: PlateContent) =>
      one && `${words.fillPlace(of, one)} ← ${words.fillSource(of, one)}`
    return field(id, place, say(old, before), say(now, after))
  })
  const part = words.part('fill')
  const rows = changed('fill', part, fields)
  const order = (plate: PlateContent) => plate.autoFill.map(({ id }) => id).join()
  const isMoved = different(fields).length === 0 && order(before) !== order(after)
  return isMoved ? [{ key: 'fill order', change: 'reordered', part, fields: [] }] : rows
}

function changed(key: string, part: string, fields: readonly DiffField[]): DiffRow[] {
  const real = different(fields)
  return real.length > 0 ? [{ key, change: 'changed', part, fields: real }] : []
}
