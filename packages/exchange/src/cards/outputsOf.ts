import type { ReportSection } from '@pandok/domain'
import {
  type ModuleDefinition,
  OUTPUTS_MAX,
  type Output,
  PARTIALS_MAX,
  type PhraseToken,
  TEXT_MAX_CHARACTERS,
  whenToken,
} from '@pandok/module-engine'
import { Names } from '../form/Names.ts'
import { reportSectionOf } from '../form/reportSectionOf.ts'
import { attributeOf, childOf, childrenOf, isNode, withinOf, type XmlNode } from '../xml/XmlNode.ts'
import type { CardsReading } from './CardsReading.ts'
import { celOf, conditionsIn, isCondition } from './conditionOf.ts'

interface EndPointPath {
  reached: string
  isRow: boolean
}

type Reached = ReadonlyMap<string, EndPointPath>

/** Makes one output for each section of the report, with the text of each end point under its condition. */
export function outputsOf(
  root: XmlNode,
  reached: Reached,
  reading: CardsReading,
  definition: ModuleDefinition,
  group: string | undefined,
): Output[] {
  const ends = childrenOf(childOf(root, 'EndPoints'))
  const partials = new Map(
    ends
      .filter(({ name }) => name === 'TemplatePartial')
      .map((node) => [attributeOf(node, 'Id') ?? '', node]),
  )
  const writer = new Writer(reading, partials, definition)
  const { sections, add } = createSections(group)
  for (const end of ends) {
    const id = attributeOf(end, 'Id') ?? ''
    const path = reached.get(id)
    if (end.name !== 'EndPoint' || !path) continue
    for (const part of partsOf(end)) {
      const heading = attributeOf(part, 'SectionId') ?? ''
      const report = reportSectionOf([heading.replace(/^.*-\s*/u, ''), heading]) ?? 'findings'
      add(report, writer.tokens(part, 0), path)
    }
  }
  const names = new Names()
  const outputs = [...sections].slice(0, OUTPUTS_MAX).map(
    ([section, lines]): Output => ({
      id: names.take([section], 'text'),
      section,
      body: { en: [{ lines }] },
    }),
  )
  if (outputs.length > 0) return outputs
  reading.losses.add('broken', reading.placeOf(root), '', { what: 'EndPoints' })
  return [{ id: 'findings', section: 'findings', body: { en: [{ lines: answerLines(definition) }] } }]
}

/** Collects the text of each section. Rows are written one after another, each with its own results. */
function createSections(group: string | undefined) {
  const sections = new Map<ReportSection, PhraseToken[][]>()
  const rowBodies = new Map<ReportSection, PhraseToken[]>()
  function add(report: ReportSection, tokens: PhraseToken[], { reached, isRow }: EndPointPath): void {
    if (tokens.length === 0) return
    const body = whenToken(reached, tokens)
    const lines = sections.get(report) ?? []
    sections.set(report, lines)
    if (!isRow || group === undefined) {
      lines.push([body])
      return
    }
    const rows = rowBodies.get(report)
    if (rows) {
      rows.push(body)
      return
    }
    const first = [body]
    rowBodies.set(report, first)
    lines.push([{ each: group, sep: [{ br: 1 }], last: [{ br: 1 }], body: first }])
  }
  return { sections, add }
}

/** If no end point has text, every answer is written with its question. */
const answerLines = (definition: ModuleDefinition): PhraseToken[][] =>
  definition.inputs
    .filter((input) => input.group === undefined)
    .map((input): PhraseToken[] => [
      whenToken(`known(${input.id})`, [`${input.label.en ?? input.id}: `, { v: input.id }]),
    ])
/** The second edition has `ReportSection`, the first `ReportText SectionId`. */
function partsOf(end: XmlNode): XmlNode[] {
  const sections = withinOf(end).filter(({ name }) => name === 'ReportSection')
  if (sections.length > 0) return sections
  return withinOf(end).filter(
    (node) => node.name === 'ReportText' && attributeOf(node, 'SectionId') !== undefined,
  )
}

const DEPTH_MAX = 3

class Writer {
  readonly #reading: CardsReading
  readonly #partials: ReadonlyMap<string, XmlNode>
  readonly #definition: ModuleDefinition
  readonly #made = new Map<string, string>()
  readonly #names = new Names()

  constructor(reading: CardsReading, partials: ReadonlyMap<string, XmlNode>, definition: ModuleDefinition) {
    this.#reading = reading
    this.#partials = partials
    this.#definition = definition
  }

  tokens(node: XmlNode, depth: number): PhraseToken[] {
    const found: PhraseToken[] = []
    for (const child of node.children) {
      if (!isNode(child)) {
        const words = child.replace(/\s+/gu, ' ').replace(/[\p{Cc}\p{Cs}]/gu, '')
        if (words.trim() !== '') found.push(...pieces(words))
        continue
      }
      if (child.name === 'Branch')
        found.push(...this.#under(child, depth, celOf(conditionsIn(child, this.#reading))))
      else if (
        child.name === 'SectionIfValue' ||
        child.name === 'SectionIfValueNot' ||
        ((child.name === 'SectionIf' || child.name === 'SectionIfNot') && child.children.length > 0)
      )
        found.push(
          ...this.#under(
            child,
            depth,
            celOf(conditionsIn({ ...node, children: [{ ...child, children: [] }] }, this.#reading)),
          ),
        )
      else if (child.name === 'ReportText') found.push(...this.#reportText(child, depth))
      else if (child.name === 'InsertPartial')
        found.push(
          ...this.#partial(attributeOf(child, 'PartialId') ?? attributeOf(child, 'Id') ?? '', depth, child),
        )
      else if (child.name === 'InsertValue')
        found.push(
          ...this.#value(attributeOf(child, 'DataElementId') ?? attributeOf(child, 'Id') ?? '', child),
        )
      else if (!isCondition(child) && child.name !== 'Label')
        this.#reading.losses.add('unsupported', this.#reading.placeOf(child), child.name, {
          what: child.name,
        })
    }
    return found
  }

  #under(node: XmlNode, depth: number, condition: string): PhraseToken[] {
    if (depth > DEPTH_MAX) {
      this.#reading.losses.add('limit', this.#reading.placeOf(node), node.name, {
        what: 'depth',
        max: DEPTH_MAX,
      })
      return []
    }
    const inner = this.tokens(node, depth + 1)
    if (inner.length === 0) return []
    return condition === 'true' ? inner : [whenToken(condition, inner)]
  }

  #reportText(node: XmlNode, depth: number): PhraseToken[] {
    const value = attributeOf(node, 'Value') ?? ''
    switch (attributeOf(node, 'Type')) {
      case 'Newline':
        return [{ br: 1 }]
      case 'Tab':
        return ['\t']
      case 'InsertDataElementValue':
        return this.#value(value, node)
      case 'InsertPartialTemplate':
        return this.#partial(value, depth, node)
      default:
        return this.tokens(node, depth)
    }
  }

  #value(id: string, node: XmlNode): PhraseToken[] {
    const element = this.#reading.elements.get(id)
    if (!element) {
      this.#reading.losses.add('reference', this.#reading.placeOf(node), id, { what: 'DataElementId' })
      return []
    }
    return [whenToken(`known(${element.name})`, [{ v: element.name }])]
  }

  #partial(id: string, depth: number, node: XmlNode): PhraseToken[] {
    const made = this.#made.get(id)
    if (made !== undefined) return made === '' ? [] : [{ use: made }]
    const partial = this.#partials.get(id)
    if (!partial || depth > DEPTH_MAX) {
      this.#reading.losses.add('reference', this.#reading.placeOf(node), id, { what: 'TemplatePartial' })
      return []
    }
    this.#made.set(id, '')
    const body = this.tokens(partial, depth + 1)
    if (body.length === 0) return []
    if (this.#definition.partials.length >= PARTIALS_MAX) {
      this.#made.delete(id)
      return body
    }
    const name = this.#names.take([id], 'phrase')
    this.#definition.partials.push({ id: name, body: { en: body } })
    this.#made.set(id, name)
    return [{ use: name }]
  }
}

/** Splits a text so that no part exceeds the limit of a token. */
function pieces(words: string): string[] {
  const found: string[] = []
  for (let at = 0; at < words.length; at += TEXT_MAX_CHARACTERS)
    found.push(words.slice(at, at + TEXT_MAX_CHARACTERS))
  return found
}
