import type { LocalText } from '@pandok/module-engine'
import type { EditorPart, ModuleDocument } from '../state/ModuleEditor.ts'
import { flatten } from './flatten.ts'

export interface FieldChange {
  /** Keys from the item on: `['options', 'solid', 'points']`. */
  path: readonly string[]
  /** Undefined if there was no value. */
  from: string | undefined
  to: string | undefined
}

export type DiffPart = EditorPart | 'head'

export interface Difference {
  part: DiffPart
  /**
   * The item's id in the newer version, otherwise in the older one; undefined for a difference of a whole
   * part.
   */
  id: string | undefined
  label: LocalText | undefined
  change: 'added' | 'removed' | 'changed' | 'reordered'
  fields: readonly FieldChange[]
}

interface Item {
  id: string
  label?: LocalText | undefined
  value: object
}

const DIFF_PARTS = [
  'inputs',
  'groups',
  'computed',
  'tables',
  'checks',
  'outputs',
  'partials',
  'tests',
  'citations',
] as const satisfies readonly EditorPart[]

/** The changes from `before` to `after`, item by item, in the order of the editor's parts. */
export function diffModules(before: ModuleDocument, after: ModuleDocument): Difference[] {
  const head = changesOf({ ...before.head, ...dated(before) }, { ...after.head, ...dated(after) })
  return [
    ...(head.length === 0
      ? []
      : [
          {
            part: 'head' as const,
            id: undefined,
            label: undefined,
            change: 'changed' as const,
            fields: head,
          },
        ]),
    ...DIFF_PARTS.flatMap((part) => diffPart(part, itemsOf(before, part), itemsOf(after, part))),
  ]
}

const dated = ({ definition }: ModuleDocument) =>
  definition.reviewBy === undefined ? {} : { reviewBy: definition.reviewBy }

function itemsOf({ definition }: ModuleDocument, part: EditorPart): Item[] {
  if (part === 'tests') return definition.tests.map((test) => ({ id: test.name, value: test }))
  if (part === 'citations') return definition.citations.map((each) => ({ id: each.text, value: each }))
  return definition[part].map((item) => ({
    id: item.id,
    label: 'label' in item ? item.label : undefined,
    value: item,
  }))
}

function diffPart(part: EditorPart, before: readonly Item[], after: readonly Item[]): Difference[] {
  const pairs = pairUp(before, after)
  const paired = new Set(pairs.keys())
  const found: Difference[] = []
  for (const item of after) {
    const old = pairs.get(item)
    const about = { part, id: item.id, label: item.label }
    if (!old) found.push({ ...about, change: 'added', fields: [] })
    else {
      const fields = changesOf(old.value, item.value)
      if (fields.length > 0) found.push({ ...about, change: 'changed', fields })
    }
  }
  const kept = new Set(pairs.values())
  for (const item of before) {
    if (!kept.has(item)) found.push({ part, id: item.id, label: item.label, change: 'removed', fields: [] })
  }
  const order = after.filter((item) => paired.has(item)).map((item) => pairs.get(item))
  const wasOrder = before.filter((item) => kept.has(item))
  if (order.some((item, place) => item !== wasOrder[place])) {
    found.push({ part, id: undefined, label: undefined, change: 'reordered', fields: [] })
  }
  return found
}

/**
 * Maps each newer item to the older one that it comes from: by name, otherwise a renamed item that is equal
 * in everything else.
 */
function pairUp(before: readonly Item[], after: readonly Item[]): Map<Item, Item> {
  const pairs = new Map<Item, Item>()
  const left = new Map<string, Item[]>()
  for (const item of before) left.set(item.id, [...(left.get(item.id) ?? []), item])
  for (const item of after) {
    const old = left.get(item.id)?.shift()
    if (old) pairs.set(item, old)
  }
  const unpaired = [...left.values()].flat()
  for (const item of after) {
    if (pairs.has(item)) continue
    const at = unpaired.findIndex((old) => nameless(old) === nameless(item))
    const [old] = at < 0 ? [] : unpaired.splice(at, 1)
    if (old) pairs.set(item, old)
  }
  return pairs
}

const nameless = ({ value }: Item): string => JSON.stringify({ ...value, id: '', name: '', text: '' })

function changesOf(before: object, after: object): FieldChange[] {
  const [was, is] = [flatten(before), flatten(after)]
  const keys = new Set([...was.keys(), ...is.keys()])
  return [...keys].flatMap((key) => {
    const [from, to] = [was.get(key), is.get(key)]
    return from === to || (from ?? '') === (to ?? '') ? [] : [{ path: key.split('/'), from, to }]
  })
}
