import type { ModuleDefinition } from '../document/definition.ts'
import { GROUP_ROWS_MAX } from '../document/limits.ts'
import { compileExpression } from '../expression/compileExpression.ts'
import { priorKey, readPriorKey } from '../expression/priorNames.ts'
import type { Scope } from '../expression/Scope.ts'
import { ROW_NUMBER } from '../expression/Scope.ts'
import { scopeOf } from '../expression/scopeOf.ts'
import type { Formula } from './Formula.ts'
import { markStated } from './markStated.ts'
import { orderTemplates } from './orderTemplates.ts'
import type { PriorSource } from './prior/PriorSource.ts'
import { priorKeysIn } from './prior/priorKeysIn.ts'
import { readingCost } from './reading/readingCost.ts'
import { prepareScore, scoreCost } from './score/prepareScore.ts'
import type { ComputedTemplate, InputTemplate, PriorTemplate, TableTemplate, Template } from './Template.ts'
import { prepareTable } from './table/prepareTable.ts'

/** The meaning of names in one scope: that of the module (the first), or the rows of one group. */
export interface ModuleScope {
  readonly expressions: Scope
  readonly names: ReadonlyMap<string, Template>
  /** The templates of the slots in each row, or in the module. */
  readonly templates: readonly Template[]
}

/** A compiled definition, shared by all its sessions. */
export interface CompiledModule {
  readonly definition: ModuleDefinition
  /** The templates in the order of evaluation. */
  readonly templates: readonly Template[]
  /** The scope of the module, then one for each group. */
  readonly scopes: readonly ModuleScope[]
  readonly tables: ReadonlyMap<string, TableTemplate>
  /** Phrases of outputs are prepared when a language is first requested. */
  readonly prepared: Map<string, unknown>
}

/**
 * Compiles a definition. It never throws for a definition that `readDefinition` accepted: a formula that
 * can't be compiled makes its dependents fail.
 */
export function compileModule(definition: ModuleDefinition): CompiledModule {
  return new Compiler(definition).compile()
}

/**
 * The steps of all formulas together, each in every row that its group may have: about 12 ms warm, and less
 * than 50 ms cold.
 */
export const MODULE_COST_MAX = 250_000
const CREATED = { rank: 0, isCyclic: false } as const

class Compiler {
  private readonly definition: ModuleDefinition
  private readonly groups: ReadonlyMap<string, number>
  private readonly expressions: readonly Scope[]
  private readonly templates: Template[] = []
  private readonly members: Template[][]
  private readonly names = new Map<string, Template>()
  private readonly tables = new Map<string, TableTemplate>()
  private cost = 0

  constructor(definition: ModuleDefinition) {
    this.definition = definition
    this.groups = new Map(definition.groups.map(({ id }, index) => [id, index]))
    this.expressions = [scopeOf(definition), ...definition.groups.map(({ id }) => scopeOf(definition, id))]
    this.members = this.expressions.map(() => [])
  }

  compile(): CompiledModule {
    this.addAll()
    this.connectAll()
    for (const key of priorKeysIn(this.definition)) this.addPrior(key)
    const templates = orderTemplates(this.templates)
    markStated(this.definition, templates)
    const scopes = this.expressions.map((expressions, index): ModuleScope => {
      const visible = (template: Template) => template.scope === -1 || template.scope === index - 1
      const names = new Map([...this.names].filter(([, template]) => visible(template)))
      const rowNumber = this.members[index]?.find(({ kind }) => kind === 'rowNumber')
      if (rowNumber) names.set(ROW_NUMBER, rowNumber)
      return { expressions, names, templates: this.members[index] ?? [] }
    })
    return { definition: this.definition, templates, scopes, tables: this.tables, prepared: new Map() }
  }

  private addAll(): void {
    const { groups, inputs, tables, computed, checks } = this.definition
    for (const [index, group] of groups.entries()) {
      const sort = group.sort === undefined ? undefined : this.formula(group.sort, index)
      this.add({ ...this.base(group.id, -1), kind: 'group', group, index, sort }, true)
      this.add({ ...this.base(ROW_NUMBER, index), kind: 'rowNumber' })
    }
    for (const input of inputs) {
      const scope = this.scopeOf(input.group)
      const visible = input.visible === undefined ? undefined : this.formula(input.visible, scope)
      const fills = (input.fill ?? []).map((fill) =>
        fill.from === 'expr' ? this.formula(fill.expr, scope, readingCost(input)) : undefined,
      )
      const template: InputTemplate = {
        ...this.base(input.id, scope),
        kind: 'input',
        input,
        visible,
        fills,
        required: undefined,
        isStated: false,
      }
      this.add(template, true)
      if (typeof input.required === 'string') {
        const formula = this.formula(input.required, scope)
        template.required = this.add({ ...this.base(input.id, scope), kind: 'required', formula })
      }
    }
    for (const table of tables) {
      const scope = this.scopeOf(table.group)
      const prepared = prepareTable(table, (source) => this.formula(source, scope))
      this.tables.set(table.id, this.add({ ...this.base(table.id, scope), kind: 'table', table, prepared }))
    }
    for (const one of computed) this.addComputed(one)
    for (const check of checks) {
      const scope = this.scopeOf(check.group)
      this.add({
        ...this.base(check.id, scope),
        kind: 'check',
        check,
        formula: this.formula(check.when, scope),
      })
    }
  }

  private addComputed(computed: ComputedTemplate['computed']): void {
    const scope = this.scopeOf(computed.group)
    const table =
      computed.table === undefined
        ? undefined
        : this.definition.tables.find(({ id }) => id === computed.table)
    const column =
      computed.column === undefined ? 0 : (table?.outs.findIndex(({ id }) => id === computed.column) ?? -1)
    this.add(
      {
        ...this.base(computed.id, scope),
        kind: 'computed',
        computed,
        by: computed.expr !== undefined ? 'expr' : computed.score ? 'score' : 'table',
        formula: computed.expr === undefined ? undefined : this.formula(computed.expr, scope),
        table: undefined,
        column,
        score: this.score(computed, scope),
      },
      true,
    )
  }

  /** Adds a template for an earlier value if something refers to it. */
  private addPrior(id: string): PriorTemplate | undefined {
    const key = readPriorKey(id)
    if (!key || this.names.has(id)) return undefined
    const named = key.of === undefined ? undefined : this.names.get(key.of)
    if (key.of !== undefined && !named) return undefined
    const scope = named?.scope ?? -1
    const of = named && this.priorSource(named)
    const group = this.definition.groups[scope]?.id
    return this.add({ ...this.base(id, scope), kind: 'prior', key, of, group }, true)
  }

  private priorSource(template: Template): PriorSource | undefined {
    if (template.kind === 'input') return { kind: 'input', input: template.input }
    if (template.kind === 'computed') return { kind: 'computed', computed: template.computed }
    if (template.kind !== 'group') return undefined
    const members = (this.members[template.index + 1] ?? []).flatMap((member) => {
      const source = member.kind === 'group' ? undefined : this.priorSource(member)
      return source ? [[member.id, source] as const] : []
    })
    return { kind: 'rows', group: template.id, members: new Map(members) }
  }

  private base(id: string, scope: number) {
    return { id, scope, local: this.members[scope + 1]?.length ?? 0, ...CREATED, dependents: [], closure: [] }
  }

  private add<T extends Template>(template: T, isNamed = false): T {
    this.templates.push(template)
    this.members[template.scope + 1]?.push(template)
    if (isNamed && !this.names.has(template.id)) this.names.set(template.id, template)
    return template
  }

  private scopeOf(group: string | undefined): number {
    return group === undefined ? -1 : (this.groups.get(group) ?? -1)
  }

  private formula(source: string, scope: number, more = 0): Formula {
    const expressions = this.expressions[scope + 1]
    if (!expressions) return 'broken'
    const compilation = compileExpression(source, expressions)
    if (!compilation.ok) return 'broken'
    return this.isWithin(compilation.expression.cost + more, scope) ? compilation.expression : 'tooCostly'
  }

  private score(computed: ComputedTemplate['computed'], scope: number): ComputedTemplate['score'] {
    if (!computed.score) return undefined
    const isWithin = this.isWithin(scoreCost(computed, this.definition), scope)
    return isWithin ? prepareScore(computed, this.definition) : 'tooCostly'
  }

  /**
   * The limit applies to the maximum cost and not to the actual one, so that a formula fails in every session
   * or in none.
   */
  private isWithin(steps: number, scope: number): boolean {
    const rows = scope < 0 ? 1 : (this.definition.groups[scope]?.max ?? GROUP_ROWS_MAX)
    const cost = this.cost + steps * rows
    if (cost > MODULE_COST_MAX) return false
    this.cost = cost
    return true
  }

  private connectAll(): void {
    for (const template of this.templates) {
      switch (template.kind) {
        case 'input':
          this.reads(template, template.visible, ...template.fills)
          for (const fill of template.input.fill ?? [])
            if (fill.from === 'prior') this.readsName(template, priorKey(fill.input), false)
          break
        case 'required':
        case 'check':
          this.reads(template, template.formula)
          break
        case 'computed':
          this.connectComputed(template)
          break
        case 'table': {
          const { rows, otherwise } = template.prepared
          for (const { ref } of template.table.cols) this.readsName(template, ref, false)
          const cells = rows.flatMap((row) => row.cells.map(({ formula }) => formula))
          const results = [...rows.flatMap((row) => row.results), ...(otherwise ?? [])]
          this.reads(
            template,
            ...cells,
            ...results.map((one) => ('formula' in one ? one.formula : undefined)),
          )
        }
      }
    }
  }

  private connectComputed(template: ComputedTemplate): void {
    this.reads(template, template.formula)
    for (const id of template.computed.score?.of ?? []) this.readsName(template, id, false)
    const table = template.computed.table === undefined ? undefined : this.tables.get(template.computed.table)
    // A table of another scope has one result in each row there and none for this value.
    if (!table || (table.scope !== -1 && table.scope !== template.scope)) return
    template.table = table
    connect(table, template, false)
  }

  private reads(reader: Template, ...formulas: readonly (Formula | undefined)[]): void {
    for (const formula of formulas) {
      if (formula === undefined || typeof formula === 'string') continue
      const groups = new Set(formula.reads.flatMap((name) => this.groups.get(name) ?? []))
      for (const name of formula.reads) {
        const source = this.names.get(name) ?? this.addPrior(name)
        this.readsName(reader, name, source !== undefined && groups.has(source.scope))
      }
    }
  }

  private readsName(reader: Template, name: string, across: boolean): void {
    const rowNumber = this.members[reader.scope + 1]?.find(({ kind }) => kind === 'rowNumber')
    const source = name === ROW_NUMBER ? rowNumber : (this.names.get(name) ?? this.addPrior(name))
    if (source) connect(source, reader, across || (source.scope !== -1 && source.scope !== reader.scope))
  }
}

function connect(source: Template, dependent: Template, across: boolean): void {
  const known = source.dependents.findIndex(({ template }) => template === dependent)
  const before = source.dependents[known]
  if (!before) source.dependents.push({ template: dependent, across })
  else if (across && !before.across) source.dependents[known] = { template: dependent, across }
}
