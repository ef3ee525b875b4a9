/** FHIRPath as the peer evaluates it. */
export type Evaluate = (
  context: unknown,
  expression: string,
  environment: Record<string, unknown>,
) => unknown[]

export type Json = Record<string, unknown>

interface Item extends Json {
  linkId: string
  type: string
  item?: Item[]
  extension?: Json[]
  answerOption?: { valueCoding: Json }[]
}

export interface Answer {
  [valueKey: string]: unknown
}

interface ResponseItem {
  linkId: string
  answer?: Answer[]
  item?: ResponseItem[]
}

const ending = (item: Json, end: string): Json[] =>
  ((item['extension'] ?? []) as Json[]).filter(({ url }) => String(url).endsWith(end))

const expressionOf = (item: Json, end: string): string | undefined =>
  (ending(item, end)[0]?.['valueExpression'] as Json | undefined)?.['expression'] as string | undefined

const ROUNDS_MAX = 60
const VALUE_KEYS: Readonly<Record<string, string>> = {
  decimal: 'valueDecimal',
  integer: 'valueInteger',
  string: 'valueString',
  text: 'valueString',
  boolean: 'valueBoolean',
  date: 'valueDate',
  choice: 'valueCoding',
}

/**
 * Fills a Questionnaire like a form filler: answers, visibility and computed values, until nothing changes. Answers
 * in rows are lists with one item per row.
 */
export class Filling {
  readonly #questionnaire: Json
  readonly #evaluate: Evaluate
  readonly #rows: ReadonlyMap<string, readonly ReadonlyMap<string, readonly Answer[]>[]>
  #response: { resourceType: string; item: ResponseItem[] } = {
    resourceType: 'QuestionnaireResponse',
    item: [],
  }

  constructor(
    questionnaire: Json,
    evaluate: Evaluate,
    given: ReadonlyMap<string, readonly Answer[]>,
    rows: ReadonlyMap<string, readonly ReadonlyMap<string, readonly Answer[]>[]>,
  ) {
    this.#questionnaire = questionnaire
    this.#evaluate = evaluate
    this.#rows = rows
    let before = ''
    for (let round = 0; round < ROUNDS_MAX; round += 1) {
      this.#response = {
        resourceType: 'QuestionnaireResponse',
        item: this.#items(this.#questionnaire['item'] as Item[], given),
      }
      const now = JSON.stringify(this.#response)
      if (now === before) break
      before = now
    }
  }

  /** Returns the answers without the computed values. */
  answers(): Json {
    const calculated = new Set(
      itemsIn(this.#questionnaire['item'] as Item[])
        .filter((item) => expressionOf(item, 'calculatedExpression') !== undefined)
        .map(({ linkId }) => linkId),
    )
    const answered = (items: readonly ResponseItem[]): ResponseItem[] =>
      items
        .filter(({ linkId }) => !calculated.has(linkId))
        .map((item) => ({ ...item, ...(item.item && { item: answered(item.item) }) }))
    return { ...this.#response, status: 'in-progress', item: answered(this.#response.item) }
  }

  /** Returns the values of a linkId, for each row of its group in order. */
  values(linkId: string, group?: string): unknown[] {
    return valuesIn(this.#response, linkId, group)
  }

  #environment(group: Item | undefined, context: unknown): Record<string, unknown> {
    const environment: Record<string, unknown> = {
      resource: this.#response,
      questionnaire: this.#questionnaire,
    }
    const add = (owner: Json, focus: unknown) => {
      for (const extension of ending(owner, '/variable')) {
        const { name, expression } = extension['valueExpression'] as { name: string; expression: string }
        environment[name] = this.#evaluate(focus, expression, environment)
      }
    }
    add(this.#questionnaire, this.#response)
    if (group) add(group, context)
    return environment
  }

  #items(
    items: readonly Item[],
    given: ReadonlyMap<string, readonly Answer[]>,
    group?: Item,
    row?: ResponseItem,
  ): ResponseItem[] {
    const context = row ?? this.#response
    const environment = this.#environment(group, context)
    return items.flatMap((item): ResponseItem[] => {
      if (item.type === 'display') return []
      if (item.type === 'group' && item['repeats'] === true) {
        const least = ending(item, 'minOccurs')[0]?.['valueInteger']
        const rows = [...(this.#rows.get(item.linkId) ?? [])]
        while (typeof least === 'number' && rows.length < least) rows.push(new Map())
        const before = this.#response.item.filter(({ linkId }) => linkId === item.linkId)
        return rows.map((answers, at) => ({
          linkId: item.linkId,
          item: this.#items(item.item ?? [], answers, item, before[at] ?? { linkId: item.linkId, item: [] }),
        }))
      }
      if (item.type === 'group') return [{ linkId: item.linkId, item: this.#items(item.item ?? [], given) }]
      const shown = expressionOf(item, 'enableWhenExpression')
      if (shown !== undefined && this.#evaluate(context, shown, environment)[0] !== true)
        return [{ linkId: item.linkId }]
      const calculated = expressionOf(item, 'calculatedExpression')
      const answer =
        calculated === undefined
          ? given.get(item.linkId)
          : this.#calculated(item, calculated, context, environment)
      return [{ linkId: item.linkId, ...(answer && answer.length > 0 && { answer: [...answer] }) }]
    })
  }

  #calculated(
    item: Item,
    expression: string,
    context: unknown,
    environment: Record<string, unknown>,
  ): Answer[] {
    return this.#evaluate(context, expression, environment).map((value) => ({
      [VALUE_KEYS[item.type] ?? 'valueString']: plain(value),
    }))
  }
}

/**
 * Returns the values of a linkId in a QuestionnaireResponse, for each row of its group in order. A form filler may
 * omit an item without a value from a row.
 */
export function valuesIn(response: Json, linkId: string, group?: string): unknown[] {
  const items = (response['item'] ?? []) as ResponseItem[]
  const all = (list: readonly ResponseItem[]): ResponseItem[] =>
    list.flatMap((item) => [item, ...all(item.item ?? [])])
  const firstIn = (list: readonly ResponseItem[]) =>
    valueIn(all(list).find((item) => item.linkId === linkId)?.answer?.[0])
  if (group === undefined) return [firstIn(items)]
  return all(items)
    .filter((item) => item.linkId === group)
    .map((row) => firstIn(row.item ?? []))
}

const itemsIn = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => [item, ...itemsIn(item.item ?? [])])

/** Codings are returned as nodes of the Questionnaire, so they are copied as plain JSON. */
const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.parse(JSON.stringify(value)) : value

function valueIn(answer: Answer | undefined): unknown {
  const value = answer === undefined ? undefined : Object.values(answer)[0]
  return typeof value === 'object' && value !== null && 'code' in value ? value.code : value
}
