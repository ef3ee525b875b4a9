import { Collection } from '../model/Collection.ts'
import type { Imported } from '../model/Imported.ts'
import type { ReadOptions, Source } from '../model/Reader.ts'
import { blankField, choiceField, textChoiceField } from '../text/fieldNotation.ts'
import { childOf, childrenOf, readXml, textOf, type XmlElement } from '../xml/readXml.ts'
import { readRtf } from './readRtf.ts'

interface PlacedField {
  element: XmlElement
  name: string
  start: number
  length: number
}

/**
 * If a file was edited and its offsets are outdated, a field is searched for by its name within this
 * distance.
 */
const DRIFT_MAX = 400

/** Reads an AutoText of PowerScribe: a document in RTF followed by its fields as XML, or XML that contains both. */
export function readAutoText({ file, text }: Source, { locale }: ReadOptions): Imported {
  const found = new Collection('powerscribe', file, locale)
  const title = file.replace(/^.*[\\/]|\.[^.]*$/gu, '')
  if (text.trimStart().startsWith('{\\rtf')) readDocument(text.trimStart(), { title }, found)
  else readAutoTexts(text, title, found)
  return found.imported()
}

function readAutoTexts(text: string, title: string, found: Collection): void {
  const { root, problems } = readXml(text)
  for (const { line, what } of problems) found.lose('broken', { line }, what, { what: 'XML' })
  if (!root) return
  const isOne = ({ name }: XmlElement) => /^(?:autotext|template|macro)$/iu.test(name)
  const children = childrenOf(root)
  // The entries may be inside another list: «<AutoTextExport><AutoTexts><AutoText>».
  const several = children.some(isOne) ? children.filter(isOne) : children.flatMap(childrenOf).filter(isOne)
  for (const element of several.length > 0 ? several : [root]) {
    const named = wordsOf(element, 'name', 'title', 'shortcut', 'voicename')
    const content = wordsOf(element, 'content', 'contentrtf', 'rtf', 'contenttext', 'text', 'body')
    const fields = childOf(element, 'fields') ?? childOf(childOf(element, 'autotext') ?? element, 'fields')
    const owner = `${wordsOf(element, 'ownerfirstname')} ${wordsOf(element, 'ownerlastname')}`.trim()
    const trigger = wordsOf(element, 'shortcut')
    const group = wordsOf(element, 'groupname') || owner
    const place = { title: named || title, trigger, group, line: element.line }
    if (content.trimStart().startsWith('{\\rtf'))
      readDocument(content.trimStart(), { ...place, fields }, found)
    else addText(content, fieldsIn(fields), place, found)
  }
}

const wordsOf = (element: XmlElement, ...names: string[]): string => {
  const attribute = Object.entries(element.attributes).find(([name]) =>
    names.includes(name.toLowerCase()),
  )?.[1]
  if (attribute !== undefined) return attribute
  // If an element is empty, such as a text without formatting, the next one is used.
  for (const name of names) {
    const words = textOf(childOf(element, name))
    if (words.trim() !== '') return words
  }
  return ''
}

interface Where {
  title: string
  trigger?: string
  group?: string
  line?: number
  fields?: XmlElement | undefined
}

function readDocument(document: string, where: Where, found: Collection): void {
  const { text, end, hasPicture } = readRtf(document)
  const place = { line: where.line ?? 1 }
  if (hasPicture) found.lose('image', place, where.title)
  const rest = document.slice(end)
  const xmlAt = rest.indexOf('<autotext')
  const { root, problems } = xmlAt < 0 ? { root: undefined, problems: [] } : readXml(rest.slice(xmlAt))
  for (const { what } of problems) found.lose('broken', place, what, { what: 'XML' })
  const fields = where.fields ?? (root && childOf(root, 'fields'))
  addText(text, fieldsIn(fields), where, found)
}

function fieldsIn(fields: XmlElement | undefined): PlacedField[] {
  return (fields ? childrenOf(fields) : [])
    .map((element) => ({
      element,
      name: textOf(childOf(element, 'name')).trim(),
      start: Number(element.attributes['start'] ?? Number.NaN),
      length: Number(element.attributes['length'] ?? Number.NaN),
    }))
    .sort((one, other) => one.start - other.start)
}

function addText(text: string, fields: readonly PlacedField[], where: Where, found: Collection): void {
  const place = { line: where.line ?? 1 }
  let written = ''
  let done = 0
  for (const field of fields) {
    const start = placeOf(field, text, done)
    if (start === undefined) {
      found.lose('broken', place, `${where.title}: ${field.name}`, { what: 'offset' })
      continue
    }
    if (start !== field.start)
      found.lose('ambiguous', place, `${where.title}: ${field.name}`, { what: 'offset', taken: start })
    const end = start + lengthOf(field, text, start)
    // In «[Clear]» the text contains the brackets that the program draws around a field.
    const isDrawn = start > done && text[start - 1] === '[' && text[end] === ']'
    written += text.slice(done, isDrawn ? start - 1 : start) + notationOf(field, where.title, found, place)
    done = isDrawn ? end + 1 : end
  }
  found.phrase({
    place,
    trigger: where.trigger,
    title: where.title,
    group: where.group,
    text: written + text.slice(done),
  })
}

/**
 * Returns the start of a field: its offset if its name or its default is there, else the nearest occurrence
 * of its name.
 */
function placeOf(
  { element, name, start, length }: PlacedField,
  text: string,
  done: number,
): number | undefined {
  const isInside = Number.isInteger(start) && start >= done && length > 0 && start + length <= text.length
  const preset = textOf(childOf(element, 'defaultvalue'))
  const there = isInside ? text.slice(start, start + length) : ''
  if (there !== '' && (there.startsWith(name) || (preset !== '' && there.startsWith(preset)))) return start
  if (name === '') return isInside ? start : undefined
  const from = Math.max(done, (Number.isInteger(start) ? start : 0) - DRIFT_MAX)
  const near = text.indexOf(name, from)
  return near >= 0 && near < from + 2 * DRIFT_MAX ? near : undefined
}

/** A field that moved keeps its length; one whose end was cut off ends with the text. */
const lengthOf = ({ length, name }: PlacedField, text: string, start: number): number =>
  Math.min(Number.isInteger(length) && length > 0 ? length : name.length, text.length - start)

function notationOf(
  { element, name }: PlacedField,
  title: string,
  found: Collection,
  place: { line: number },
): string {
  const kind = element.attributes['type']
  const inserted = childOf(element, 'defaultvalue')?.attributes['autotextName']
  if (inserted !== undefined) found.lose('reference', place, `${title}: ${name}`, { what: inserted })
  const preset = textOf(childOf(element, 'defaultvalue')).trim()
  const choices = childrenOf(childOf(element, 'choices') ?? { ...element, children: [] })
  if (choices.length > 0) {
    const answers = choices.map((choice) => ({
      label: choice.attributes['name'] ?? textOf(choice).trim(),
      text: textOf(choice).trim(),
    }))
    const isPlain = answers.every((answer) => answer.text === '' || answer.text === answer.label)
    return isPlain
      ? choiceField(
          name,
          answers.map(({ label }) => label),
          preset || undefined,
        )
      : textChoiceField(name, answers, preset || undefined)
  }
  if (kind === '4' || element.attributes['mergeid'] !== undefined)
    found.lose('unsupported', place, `${title}: ${name}`, { what: 'merge field' })
  if (kind === '2' && preset === '')
    return `[${blankField(name).slice(1, -1).trim()} #]`.replace('[____', '[')
  // A field without a default shows its name, which isn't meant as text.
  return blankField(name, preset === name ? '' : preset)
}
