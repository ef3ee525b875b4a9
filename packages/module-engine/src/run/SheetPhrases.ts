import type { Option } from '../document/input.ts'
import { compileExpression } from '../expression/compileExpression.ts'
import { Exact } from '../expression/Exact.ts'
import type { Lookup } from '../expression/rowOf.ts'
import type { NameInfo, Scope } from '../expression/Scope.ts'
import { tokens } from '../expression/tokens.ts'
import type { PhraseFormula, PhrasePlace } from '../render/preparePhrase.ts'
import { countOf, type NamedValue, type PhraseHost } from '../render/renderPhrase.ts'
import type { CompiledModule } from './compileModule.ts'
import { edgeOf } from './edgeOf.ts'
import { explain, explainAll } from './explain.ts'
import { printableOf } from './printableOf.ts'
import type { Sheet } from './Sheet.ts'
import type { Row, Slot } from './Slot.ts'
import type { Reason } from './session.ts'

/** The module, a row of a group, or one answer of a multi, with the places around it. */
export interface Place {
  readonly row: Row
  readonly outer: Place | undefined
  readonly answer:
    | { names: readonly string[]; id: string; options: readonly Option[]; slot: Slot }
    | undefined
  readonly lookup: Lookup
  /** The place represents every row of its group with the same value of this name. */
  readonly shared?: { readonly name: string; readonly key: string }
}

/** Gives phrases access to a sheet. */
export class SheetPhrases implements PhraseHost<Place> {
  private readonly sheet: Sheet
  readonly root: Place

  constructor(sheet: Sheet) {
    this.sheet = sheet
    this.root = { row: sheet.module, outer: undefined, answer: undefined, lookup: sheet.module.lookup }
  }

  valueOf(name: string, place: Place): NamedValue {
    for (let at: Place | undefined = place; at; at = at.outer) {
      if (at.answer?.names.includes(name)) {
        const { id, options, slot } = at.answer
        return {
          value: { kind: 'answers', ids: [id], options },
          reasons: explain(slot, this.sheet),
          waits: [],
        }
      }
      const slot = this.slotIn(at.row, name)
      if (slot) return this.namedSlot(slot)
    }
    return { reasons: [], waits: [] }
  }

  test(source: string, formula: PhraseFormula, place: Place) {
    const { made, reads } = this.sheet.inRow(place.row, () =>
      formula === 'broken' ? undefined : formula.run(place.lookup),
    )
    const result = made?.kind === 'value' && typeof made.value === 'boolean' ? made.value : undefined
    const reasons: Reason[] = [...explainAll(reads, this.sheet), { kind: 'condition', expr: source, result }]
    return { result, reasons, reads }
  }

  itemsOf(each: PhrasePlace, place: Place): readonly Place[] {
    const { groups } = this.sheet.compiled.definition
    const group = groups.findIndex(({ id }) => id === each.over)
    if (group >= 0) {
      const rows = this.sheet.rowsOf(group).map((row) => this.inRow(row, place))
      const shared = sharedBy(group, place)
      return shared ? rows.filter((row) => this.keyOf(shared.name, row) === shared.key) : rows
    }
    const slot = this.slotAround(each.over, place)
    if (slot?.kind !== 'input' || slot.template.input.kind !== 'multi' || !Array.isArray(slot.value))
      return []
    const { options } = slot.template.input
    const names = each.alias === undefined ? [each.over] : [each.over, each.alias]
    return slot.value.map((id): Place => {
      const lookup: Lookup = { read: (name) => (name === each.alias ? id : place.lookup.read(name)) }
      return { row: place.row, outer: place, answer: { names, id, options, slot }, lookup }
    })
  }

  keyOf(name: string, place: Place): string {
    const slot = this.slotAround(name, place)
    return slot && slot.kind !== 'group' ? JSON.stringify(edgeOf(slot.core) ?? null) : ''
  }

  numberOf(name: string, place: Place): Exact | undefined {
    const slot = this.slotAround(name, place)
    return slot && slot.kind !== 'group' && slot.core instanceof Exact ? slot.core : undefined
  }

  sharing(place: Place, name: string): Place {
    return { ...place, shared: { name, key: this.keyOf(name, place) } }
  }

  private inRow(row: Row, outer: Place): Place {
    const names = this.sheet.compiled.scopes[row.scope + 1]?.names
    const isInner = outer.row.key === undefined && outer.answer === undefined
    const lookup: Lookup = isInner
      ? row.lookup
      : { read: (name) => (names?.has(name) ? row.lookup : outer.lookup).read(name) }
    return { row, outer, answer: undefined, lookup }
  }

  private slotAround(name: string, place: Place): Slot | undefined {
    for (let at: Place | undefined = place; at; at = at.outer) {
      const slot = this.slotIn(at.row, name)
      if (slot) return slot
    }
    return undefined
  }

  private slotIn(row: Row, name: string): Slot | undefined {
    const template = this.sheet.compiled.scopes[row.scope + 1]?.names.get(name)
    return template && (template.scope === row.scope ? row : this.sheet.module).slots[template.local]
  }

  private namedSlot(slot: Slot): NamedValue {
    if (slot.kind === 'group')
      return { value: countOf(this.sheet.rowsOf(slot.template.index).length), reasons: [], waits: [] }
    const value = printableOf(slot)
    const reasons = explain(slot, this.sheet)
    if (value) return { value, reasons, waits: [] }
    const waits = slot.kind === 'input' ? (slot.visible ? [slot] : []) : slot.waits
    return { reasons, waits: waits.map(({ address }) => address) }
  }
}

/** Returns the value that the rows of a group share in an enclosing `each` with `by`. */
function sharedBy(group: number, place: Place): Place['shared'] {
  for (let at: Place | undefined = place; at; at = at.outer)
    if (at.shared && at.row.scope === group) return at.shared
  return undefined
}

/** Compiles a formula of a phrase in the scope of its place. */
export function compileAt(module: CompiledModule) {
  return (source: string, place: PhrasePlace | undefined): PhraseFormula => {
    const compilation = compileExpression(withoutAliases(source, place), scopeAt(module, place))
    return compilation.ok ? compilation.expression : 'broken'
  }
}

function scopeAt(module: CompiledModule, place: PhrasePlace | undefined): Scope {
  const [root] = module.scopes
  if (!place) return root?.expressions ?? { names: new Map() }
  const outer = scopeAt(module, place.outer)
  const group = module.definition.groups.findIndex(({ id }) => id === place.over)
  const own = group < 0 ? undefined : module.scopes[group + 1]?.expressions
  if (own) return place.outer ? { ...own, names: new Map([...outer.names, ...own.names]) } : own
  const listed = outer.names.get(place.over)
  if (!listed || place.alias === undefined) return outer
  const answer: NameInfo = {
    type: 'text',
    origin: 'input',
    ...(listed.options && { options: listed.options }),
  }
  return { ...outer, names: new Map([...outer.names, [place.alias, answer]]) }
}

/** In a row, its names can be used directly, so `n.size` in `each … as n` becomes `size`. */
function withoutAliases(source: string, place: PhrasePlace | undefined): string {
  const aliases = new Set<string>()
  for (let at = place; at; at = at.outer) if (at.alias !== undefined) aliases.add(at.alias)
  if (aliases.size === 0) return source
  const found = tokens(source)
  let shortened = source
  for (const [index, token] of [...found.entries()].reverse()) {
    const [dot, field] = [found[index + 1], found[index + 2]]
    const isMember = found[index - 1]?.text === '.'
    if (token.kind !== 'name' || !aliases.has(token.text) || isMember || dot?.text !== '.' || !field) continue
    shortened = shortened.slice(0, token.from) + shortened.slice(dot.to)
  }
  return shortened
}
