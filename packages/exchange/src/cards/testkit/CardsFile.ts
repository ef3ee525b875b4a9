/**
 * Evaluates a CARDS file directly from its elements. It shares no code with the reader, so that the two can
 * be compared.
 */
interface Tag {
  name: string
  attributes: Record<string, string>
  children: Tag[]
  text: string
}

function parse(source: string): Tag {
  const text = source.replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>/gu, '')
  const root: Tag = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const pattern = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/gu
  for (const [, closing, name = '', attributes = '', isEmpty, words] of text.matchAll(pattern)) {
    const top = open.at(-1) ?? root
    if (words !== undefined) top.text += words
    else if (closing === '/') open.pop()
    else {
      const tag: Tag = { name, attributes: {}, children: [], text: '' }
      for (const [, key = '', value = ''] of attributes.matchAll(/([\w:.-]+)\s*=\s*["']([^"']*)["']/gu))
        tag.attributes[key] = unescaped(value).trim()
      top.children.push(tag)
      if (isEmpty !== '/') open.push(tag)
    }
  }
  return root.children[0] ?? root
}

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
const words = (tag: Tag | undefined) =>
  unescaped(tag?.text ?? '')
    .replace(/\s+/gu, ' ')
    .trim()
const child = (tag: Tag | undefined, name: string) => tag?.children.find((one) => one.name === name)

type Value = string | number | string[] | undefined
type Values = Map<string, Value>

export interface CardsAnswers {
  [element: string]: string | string[]
}

export class CardsFile {
  readonly #data: Tag[]
  readonly #rules: Tag | undefined
  readonly #globals = new Map<string, string>()
  readonly #ends: ReadonlySet<string>

  constructor(source: string) {
    const root = parse(source)
    this.#data = child(root, 'DataElements')?.children ?? []
    this.#rules = child(child(root, 'Rules'), 'DecisionPoint')
    this.#ends = new Set(child(root, 'EndPoints')?.children.map(({ attributes }) => attributes['Id'] ?? ''))
    for (const tag of this.#data)
      if (tag.name === 'GlobalValue') this.#globals.set(tag.attributes['Id'] ?? '', words(tag))
  }

  /** Lists the values of a choice in the order of the file. */
  choices(id: string): string[] {
    const tag = this.#data.find(({ attributes }) => attributes['Id'] === id)
    return (child(tag, 'ChoiceInfo')?.children ?? []).map((choice) => words(child(choice, 'Value')))
  }

  hasEndPoint(id: string): boolean {
    return this.#ends.has(id)
  }

  /** Returns the end points for answers; invalid answers count as missing. */
  endPoints(answers: CardsAnswers): string[] {
    const given: Values = new Map()
    for (const tag of this.#data) {
      const id = tag.attributes['Id'] ?? ''
      const value = this.#entered(tag, answers[id])
      if (value !== undefined) given.set(id, value)
    }
    let values = given
    for (let round = 0; round < 30; round += 1) {
      const next = this.#settled(given, values)
      const isSame = JSON.stringify([...next]) === JSON.stringify([...values])
      values = next
      if (isSame) break
    }
    const found = new Set<string>()
    this.#follow(this.#rules, values, found)
    return [...found].sort()
  }

  #entered(tag: Tag, answer: string | string[] | undefined): Value {
    if (answer === undefined) return undefined
    const choices = (child(tag, 'ChoiceInfo')?.children ?? []).map((choice) => words(child(choice, 'Value')))
    if (tag.name === 'ChoiceDataElement') return choices.includes(String(answer)) ? String(answer) : undefined
    if (tag.name === 'MultiChoiceDataElement') {
      const list = [answer].flat().filter((one) => choices.includes(one))
      return list.length > 0 ? list : undefined
    }
    if (tag.name === 'NumericDataElement' || tag.name === 'IntegerDataElement') {
      const number = Number(answer)
      const [min, max] = [words(child(tag, 'Minimum')), words(child(tag, 'Maximum'))]
      const isOut = (min !== '' && number < Number(min)) || (max !== '' && number > Number(max))
      const isBroken = tag.name === 'IntegerDataElement' && !Number.isInteger(number)
      return Number.isNaN(number) || isOut || isBroken || String(answer).trim() === '' ? undefined : number
    }
    return String(answer)
  }

  /** Irrelevant elements have no value; computed ones are evaluated in their order. */
  #settled(given: Values, before: Values): Values {
    const values: Values = new Map()
    for (const tag of this.#data) {
      const id = tag.attributes['Id'] ?? ''
      const value = tag.name === 'ComputedDataElement' ? this.#computed(tag, before) : given.get(id)
      if (value !== undefined && this.#isRelevant(tag, before)) values.set(id, value)
    }
    return values
  }

  #isRelevant(tag: Tag, values: Values): boolean {
    if (tag.name === 'ComputedDataElement') return true
    for (const property of child(tag, 'ConditionalProperties')?.children ?? []) {
      const relevant = child(property, 'IsRelevant')
      if (relevant && this.#holdsAll(property, values)) return words(relevant).toLowerCase() === 'true'
    }
    return true
  }

  #computed(tag: Tag, values: Values): Value {
    const own = tag.children.find(({ name }) => name.endsWith('Expression'))
    return own ? this.#value(own, values) : this.#decide(child(tag, 'DecisionPoint'), values)
  }

  /** Returns the first leaf in the order of the file whose conditions all hold. */
  #decide(point: Tag | undefined, values: Values): Value {
    const branches = point?.children.filter(({ name }) => name === 'Branch') ?? []
    for (const branch of branches) {
      if (!this.#holdsAll(branch, values)) continue
      const found = this.#leaf(branch, values)
      if (found !== undefined) return found
    }
    const isNone = !branches.some((branch) => this.#holdsAll(branch, values))
    const otherwise = child(point, 'DefaultBranch')
    return isNone && otherwise ? this.#leaf(otherwise, values) : undefined
  }

  #leaf(branch: Tag, values: Values): Value {
    for (const one of branch.children) {
      if (one.name.endsWith('Expression')) return this.#value(one, values)
      if (one.name === 'DecisionPoint') {
        const found = this.#decide(one, values)
        if (found !== undefined) return found
      }
    }
    return undefined
  }

  #value(tag: Tag, values: Values): Value {
    if (tag.name === 'TextExpression') {
      const text = words(tag)
      return text !== '' && !Number.isNaN(Number(text)) ? Number(text) : text
    }
    const source = words(tag).replace(/\{([^{}]+)\}/gu, (_, id: string) =>
      String(Number(values.get(id.trim()) ?? 0)),
    )
    // The files contain only sums; anything else throws.
    if (!/^[\d.+\s-]+$/u.test(source)) throw new Error(`no sum: ${source}`)
    return source.split('+').reduce((total, part) => total + Number(part), 0)
  }

  #follow(point: Tag | undefined, values: Values, found: Set<string>): void {
    const branches = point?.children.filter(({ name }) => name === 'Branch') ?? []
    const holding = branches.filter((branch) => this.#holdsAll(branch, values))
    const otherwise = child(point, 'DefaultBranch')
    for (const branch of holding.length === 0 && otherwise ? [otherwise] : holding)
      for (const one of branch.children) {
        if (one.name === 'EndPointRef') found.add(one.attributes['EndPointId'] ?? '')
        if (one.name === 'DecisionPoint') this.#follow(one, values, found)
      }
  }

  #holdsAll(tag: Tag, values: Values): boolean {
    return tag.children
      .filter(({ name }) => /Condition$|^SectionIf/u.test(name))
      .every((one) => this.#holds(one, values))
  }

  #holds(tag: Tag, values: Values): boolean {
    const inner = () => tag.children.filter(({ name }) => /Condition$|^SectionIf/u.test(name))
    if (tag.name === 'AndCondition') return inner().every((one) => this.#holds(one, values))
    if (tag.name === 'OrCondition') return inner().some((one) => this.#holds(one, values))
    if (tag.name === 'NotCondition') return !inner().every((one) => this.#holds(one, values))
    const value = values.get(tag.attributes['DataElementId'] ?? '')
    if (tag.name === 'SectionIf') return value !== undefined
    if (tag.name === 'SectionIfNot') return value === undefined
    const raw = tag.attributes['ComparisonValue'] ?? ''
    const wanted = this.#globals.get(raw) ?? raw
    const isSame = Array.isArray(value)
      ? value.includes(wanted)
      : typeof value === 'number'
        ? value === Number(wanted)
        : value === wanted
    switch (tag.name) {
      case 'EqualCondition':
      case 'ContainsCondition':
        return isSame
      case 'NotEqualCondition':
        return !isSame
    }
    const [a, b] = [Number(value), Number(wanted)]
    if (value === undefined) return false
    if (tag.name === 'LessThanCondition') return a < b
    if (tag.name === 'LessThanOrEqualsCondition') return a <= b
    if (tag.name === 'GreaterThanCondition') return a > b
    if (tag.name === 'GreaterThanOrEqualsCondition') return a >= b
    throw new Error(`no condition: ${tag.name}`)
  }
}
