import { attributeOf, childOf, childrenOf, isNode, withinOf, type XmlNode } from '../xml/XmlNode.ts'

/** Elements that a file repeats for each nodule and that become the questions of one row. */
export interface CollapsedRows {
  count: number
  label: string | undefined
  /** The ids of the first set, which stands for all of them. */
  ids: ReadonlySet<string>
  /** The end points of later sets whose texts differ from those of the first. */
  otherTexts: readonly XmlNode[]
  /** The file with only the first set. */
  root: XmlNode
}

const NUMBERED = /^(.+)_(\d{1,2})$/u
/** Labels, codes and images don't affect decisions, so those of the first set are used. */
const WORDS = new Set(['Label', 'Hint', 'CodableConcept', 'Diagrams', 'ImageMap', 'VoiceCommand'])
const REFERRING = new Set(['Id', 'DataElementId', 'EndPointId', 'Value'])

/**
 * Merges `composition_1 … composition_4` into one question of a row if their definitions and rules are the
 * same except for the number; otherwise the file is left as it is. The texts of the first set are used.
 */
export function collapseRows(root: XmlNode): CollapsedRows | undefined {
  const elements = childrenOf(childOf(root, 'DataElements'))
  const families = familiesOf(elements)
  const count = Math.max(0, ...[...families.values()].map(({ length }) => length))
  if (count < 2) return undefined
  const whole = [...families].filter(([, members]) => members.length === count)
  const further = [...families].filter(([, members]) => members.length === count - 1)
  if (whole.length + further.length !== families.size || whole.length === 0) return undefined
  const asking = new Set(further.flatMap(([base, members]) => members.map((_, at) => `${base}_${at + 1}`)))
  const inRows = new Set(whole.flatMap(([base, members]) => members.map((_, at) => `${base}_${at + 1}`)))
  const others = elements.filter((element) => !inRows.has(idOf(element)) && !asking.has(idOf(element)))
  if (others.some((element) => refersTo(element, inRows) || refersTo(element, asking))) return undefined
  for (const [, members] of whole) {
    const forms = members.map((element, at) => formOf(withoutAsking(element, asking), at + 1))
    if (new Set(forms).size > 1) return undefined
  }
  const rules = childOf(childOf(root, 'Rules'), 'DecisionPoint')
  const branches = childrenOf(rules).filter(({ name }) => name === 'Branch')
  const numbers = branches.map((branch) => numberOf(branch, inRows))
  if (numbers.some((number) => number === 'several') || branches.some((branch) => refersTo(branch, asking)))
    return undefined
  const ends = childOf(root, 'EndPoints')
  const endForms = new Map(childrenOf(ends).map((end) => [idOf(end), end]))
  const sets = Array.from({ length: count }, (_, at) =>
    branches.filter((_branch, index) => numbers[index] === at + 1),
  )
  const ruled = sets.map((set, at) => JSON.stringify(set.map((branch) => formOf(branch, at + 1))))
  if (new Set(ruled).size > 1 || (sets[0]?.length ?? 0) === 0) return undefined
  const first = reached(sets[0] ?? [], endForms).map((end) => formOf(end, 1))
  const otherTexts = sets
    .slice(1)
    .flatMap((set, at) => reached(set, endForms).filter((end, index) => formOf(end, at + 2) !== first[index]))
  return build(root, otherTexts, { inRows, asking, count, numbers, branches, rules, label: labelOf(ends) })
}

const idOf = (element: XmlNode): string => attributeOf(element, 'Id') ?? ''

/**
 * Groups elements by the text before their number. Only sets that count from 1 without a gap are returned.
 */
function familiesOf(elements: readonly XmlNode[]): Map<string, XmlNode[]> {
  const found = new Map<string, Map<number, XmlNode>>()
  for (const element of elements) {
    const [, base, number] = NUMBERED.exec(idOf(element)) ?? []
    if (base === undefined) continue
    const members = found.get(base) ?? new Map<number, XmlNode>()
    members.set(Number(number), element)
    found.set(base, members)
  }
  const families = new Map<string, XmlNode[]>()
  for (const [base, members] of found) {
    const ordered = Array.from({ length: members.size }, (_, at) => members.get(at + 1))
    if (ordered.every((member) => member !== undefined)) families.set(base, ordered)
    else families.set(base, [])
  }
  return families
}

function idsIn(node: XmlNode): string[] {
  const ids: string[] = []
  for (const one of withinOf(node)) {
    for (const [name, value] of Object.entries(one.attributes))
      if (REFERRING.has(name) && name !== 'Id') ids.push(value)
    for (const child of one.children)
      if (!isNode(child))
        for (const match of child.matchAll(/\{([^{}]+)\}/gu)) ids.push((match[1] ?? '').trim())
  }
  return ids
}

const refersTo = (node: XmlNode, ids: ReadonlySet<string>): boolean => idsIn(node).some((id) => ids.has(id))

/** Returns the only number in a branch, or `several` if it refers to more than one row. */
function numberOf(branch: XmlNode, inRows: ReadonlySet<string>): number | 'none' | 'several' {
  const numbers = new Set(
    idsIn(branch)
      .filter((id) => inRows.has(id))
      .map((id) => Number(NUMBERED.exec(id)?.[2])),
  )
  const [only] = numbers
  return numbers.size > 1 ? 'several' : (only ?? 'none')
}

/**
 * «There is no other one» never holds in an existing row, and «there is another one» always does, so both are
 * removed.
 */
function withoutAsking(element: XmlNode, asking: ReadonlySet<string>): XmlNode {
  const children = element.children.flatMap((child): (XmlNode | string)[] => {
    if (!isNode(child)) return [child]
    const isAsked = asking.has(attributeOf(child, 'DataElementId') ?? '')
    if (isAsked) return []
    const inner = withoutAsking(child, asking)
    const isEmptied = CONTAINERS.has(child.name) && conditionCount(child) > 0 && conditionCount(inner) === 0
    return isEmptied ? [] : [inner]
  })
  return { ...element, children }
}

const CONTAINERS = new Set([
  'ConditionalProperties',
  'ConditionalProperty',
  'AndCondition',
  'OrCondition',
  'NotCondition',
])
const conditionCount = (node: XmlNode): number =>
  withinOf(node).filter((one) => attributeOf(one, 'DataElementId') !== undefined).length

/** An «and» or «or» with a single condition is equivalent to that condition. */
function alone(node: XmlNode): XmlNode {
  const [only, ...more] = childrenOf(node)
  return (node.name === 'AndCondition' || node.name === 'OrCondition') && only && more.length === 0
    ? alone(only)
    : node
}

/** Returns a subtree without its number in names and labels, for comparison. */
function formOf(node: XmlNode, number: number): string {
  const named = (text: string) => text.replace(new RegExp(`_${number}(?!\\d)`, 'gu'), '_#')
  const worded = (text: string) =>
    named(text).replace(new RegExp(`([A-Za-z]{3,} )${number}(?![\\w.])`, 'gu'), '$1#')
  const walk = (given: XmlNode): unknown => {
    const one = alone(given)
    const attributes = Object.entries(one.attributes)
      .filter(([name]) => name !== 'DisplaySequence' && name !== 'IsRequired')
      .map(([name, value]) => [
        name,
        REFERRING.has(name) ? named(value) : name === 'SectionId' ? worded(value) : value,
      ])
    const isWords = one.name === 'ReportText'
    return [
      one.name,
      attributes,
      one.children.flatMap((child) => {
        if (isNode(child)) return WORDS.has(child.name) ? [] : [walk(child)]
        const words = child.replace(/\s+/gu, ' ').trim()
        return words === '' ? [] : [isWords ? worded(words) : words.includes('{') ? named(words) : words]
      }),
    ]
  }
  return JSON.stringify(walk(node))
}

/** Lists the end points that branches lead to, in their order. */
function reached(branches: readonly XmlNode[], ends: ReadonlyMap<string, XmlNode>): XmlNode[] {
  return branches.flatMap((branch) =>
    withinOf(branch).flatMap((one) =>
      one.name === 'EndPointRef' ? (ends.get(attributeOf(one, 'EndPointId') ?? '') ?? []) : [],
    ),
  )
}

function labelOf(ends: XmlNode | undefined): string | undefined {
  const sections = ends ? withinOf(ends).filter(({ name }) => name === 'ReportSection') : []
  const named = sections
    .map((section) => /^([A-Za-z][\w -]*?)\s*1\b/u.exec(attributeOf(section, 'SectionId') ?? '')?.[1])
    .find((words) => words !== undefined)
  return named
}

interface Parts {
  inRows: ReadonlySet<string>
  asking: ReadonlySet<string>
  count: number
  numbers: readonly (number | 'none' | 'several')[]
  branches: readonly XmlNode[]
  rules: XmlNode | undefined
  label: string | undefined
}

function build(
  root: XmlNode,
  otherTexts: readonly XmlNode[],
  { inRows, asking, count, numbers, branches, rules, label }: Parts,
): CollapsedRows {
  const isFirst = (id: string) => NUMBERED.exec(id)?.[2] === '1'
  const dropped = new Set(
    branches.filter((_, index) => typeof numbers[index] === 'number' && numbers[index] !== 1),
  )
  const copy = (node: XmlNode): XmlNode => ({
    ...node,
    children: node.children.flatMap((child): (XmlNode | string)[] => {
      if (!isNode(child)) return [child]
      if (dropped.has(child)) return []
      if (node.name === 'DataElements') {
        const id = idOf(child)
        if (asking.has(id) || (inRows.has(id) && !isFirst(id))) return []
        return [inRows.has(id) ? withoutAsking(child, asking) : child]
      }
      return child === rules || child.name === 'Rules' || child.name === 'DataElements'
        ? [copy(child)]
        : [child]
    }),
  })
  return { count, label, otherTexts, ids: new Set([...inRows].filter(isFirst)), root: copy(root) }
}
