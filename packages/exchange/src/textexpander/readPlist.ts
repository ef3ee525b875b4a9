import { type Fields, isFields, textOf } from '../espanso/fields.ts'
import { Collection } from '../model/Collection.ts'
import type { Imported } from '../model/Imported.ts'
import type { ReadOptions, Source } from '../model/Reader.ts'
import { withoutCursor, withSnippets } from '../text/withSnippets.ts'
import { childrenOf, readXml, textOf as textOfElement, type XmlElement } from '../xml/readXml.ts'
import { TEXTEXPANDER_SNIPPET, textexpanderText } from './textexpanderText.ts'

type Value = string | readonly Value[] | Readonly<{ [key: string]: Value; [LINE]?: number }>
const LINE = Symbol('line')

const LANGUAGES: Readonly<Record<string, string>> = { 2: 'AppleScript', 3: 'shell', 4: 'JavaScript' }

/** Reads groups that TextExpander exported as a property list with `snippetsTE2`. */
export function readPlist({ file, text }: Source, { locale }: ReadOptions): Imported {
  const found = new Collection('textexpander', file, locale)
  const { root, problems } = readXml(text)
  for (const { line, what } of problems) found.lose('broken', { line }, what, { what: 'XML' })
  const [first] = root ? childrenOf(root) : []
  const value = first ? valueIn(first) : undefined
  const read = groupsIn(value)
  const texts = new Map(
    read.flatMap(snippetsOf).flatMap((snippet) => {
      const isProgram = LANGUAGES[textOf(snippet['snippetType'])] !== undefined
      return isProgram
        ? []
        : [[textOf(snippet['abbreviation']), withoutCursor(textOf(snippet['plainText']))] as const]
    }),
  )
  for (const group of read) readGroup(group, texts, found)
  return found.imported()
}

/** A group contains its snippets, or lists the names of snippets outside of it. */
function groupsIn(value: Value | undefined): Fields[] {
  if (!isFields(value)) return Array.isArray(value) ? value.filter(isFields) : []
  const listed = value['groupsTE2'] ?? value['groups']
  const groups = Array.isArray(listed) ? listed.filter(isFields) : []
  const beside = snippetsOf(value)
  if (beside.length === 0) return groups.length > 0 ? groups : [value]
  const left = new Map(beside.map((snippet, at) => [textOf(snippet['uuidString']) || String(at), snippet]))
  const named = groups.map((group): Fields => {
    const ids = Array.isArray(group['snippetUUIDs']) ? group['snippetUUIDs'].map(textOf) : []
    const members = ids.flatMap((id) => left.get(id) ?? [])
    for (const id of ids) left.delete(id)
    return { ...group, snippetsTE2: [...snippetsOf(group), ...members] }
  })
  return [...named, { ...value, snippetsTE2: [...left.values()] }]
}

function snippetsOf(group: Fields): Fields[] {
  const snippets = group['snippetsTE3'] ?? group['snippetsTE2'] ?? group['snippets']
  return Array.isArray(snippets) ? snippets.filter(isFields) : []
}

function readGroup(value: Fields, texts: ReadonlyMap<string, string>, found: Collection): void {
  const info = isFields(value['groupInfo']) ? value['groupInfo'] : value
  const group = textOf(info['groupName'] ?? value['name'])
  for (const snippet of snippetsOf(value)) readSnippet(snippet, group, texts, found)
}

function readSnippet(
  snippet: Readonly<Record<string | symbol, unknown>>,
  group: string,
  texts: ReadonlyMap<string, string>,
  found: Collection,
): void {
  const line = snippet[LINE]
  const place = typeof line === 'number' ? { line } : {}
  const trigger = textOf(snippet['abbreviation'])
  const written = textOf(snippet['plainText'])
  const kind = textOf(snippet['snippetType'])
  const program = LANGUAGES[kind]
  if (program !== undefined) {
    found.lose('command', place, `${trigger}: ${written}`, { what: program })
    return
  }
  if (kind === '1') found.lose('formatting', place, `${trigger}: ${written}`)
  const whole = withSnippets(written, TEXTEXPANDER_SNIPPET, (name) => texts.get(name))
  const text = textexpanderText(whole, (code, excerpt, what) =>
    found.lose(code, place, `${trigger}: ${excerpt}`, { what }),
  )
  found.phrase({ place, trigger, title: textOf(snippet['label']), group, text })
}

/** Converts an element of a property list; numbers and dates remain text. */
function valueIn(element: XmlElement): Value {
  if (element.name === 'array') return childrenOf(element).map(valueIn)
  if (element.name === 'true' || element.name === 'false') return element.name
  if (element.name !== 'dict') return textOfElement(element)
  const entries: [string, Value][] = []
  let key: string | undefined
  for (const child of childrenOf(element)) {
    if (child.name === 'key') key = textOfElement(child)
    else if (key !== undefined) {
      entries.push([key, valueIn(child)])
      key = undefined
    }
  }
  return { ...Object.fromEntries(entries), [LINE]: element.line }
}
