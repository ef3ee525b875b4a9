import { parse } from 'parse5'
import { buildModules } from '../form/buildModules.ts'
import type { Form } from '../form/Form.ts'
import { guessLocale } from '../form/guessLocale.ts'
import { LossList } from '../form/LossList.ts'
import { FILE_MAX_CHARACTERS } from '../form/limits.ts'
import { plainText } from '../form/plainText.ts'
import type { Imported } from '../model/Imported.ts'
import type { Place } from '../model/Place.ts'
import { attribute, type Element, elementsIn, isElement, isField, lineOf, wordsIn } from './dom.ts'
import type { Code, MrrtReading } from './MrrtReading.ts'
import { readAttributes } from './readAttributes.ts'
import { readBody } from './readBody.ts'

const FORMAT = 'mrrt'
const HANDLER = /^on[a-z]+$/u
const XML = /^(?:text|application)\/(?:[\w.+-]*\+)?xml$/u

/** Reads IHE MRRT templates: HTML with a form. Scripts and event handlers are listed and never run. */
export function readMrrt(text: string, file: string): Imported {
  const losses = new LossList()
  if (text.length > FILE_MAX_CHARACTERS) {
    losses.add('limit', { file }, '', { what: 'characters', max: FILE_MAX_CHARACTERS })
    return { format: FORMAT, entries: [], losses: losses.list }
  }
  const html = parse(text, { sourceCodeLocationInfo: true }).childNodes.find(
    (node): node is Element => isElement(node as Element) && (node as Element).tagName === 'html',
  )
  const elements = html ? elementsIn(html) : []
  const placeOf = (element: Element): Place => {
    const line = lineOf(element)
    return { file, ...(line !== undefined && { line }) }
  }
  const body = elements.find(({ tagName }) => tagName === 'body')
  if (!body || !elements.some(isField)) {
    losses.add('broken', { file }, '', { what: 'fields' })
    return { format: FORMAT, entries: [], losses: losses.list }
  }
  const meta = metaOf(elements)
  const locale = guessLocale(
    wordsIn(body, 20_000),
    meta.get('dcterms.language') ?? (html && attribute(html, 'lang')),
  )
  const codes = scriptsOf(elements, placeOf, losses)
  const reading: MrrtReading = {
    file,
    locale,
    losses,
    checks: [],
    labels: labelsOf(elements),
    used: new Set(),
    codes,
    wraps: wrapsOf(elements),
    done: new Set(),
    spoken: new Set(),
    keys: new Set(),
    lists: listsOf(elements),
    radios: radiosOf(elements),
    words: answersOf(elements),
    leftWords: [],
    headed: new Set(),
    fields: 0,
    placeOf,
  }
  const items = readBody(body, reading)
  reportLeftWords(reading)
  const form: Form = {
    title: plainText(titleOf(elements, meta), 200) || file,
    locale,
    place: { file },
    items,
    checks: reading.checks,
    citations: citationsOf(meta),
  }
  return { format: FORMAT, entries: buildModules(form, losses), losses: losses.list }
}

function titleOf(elements: readonly Element[], meta: ReadonlyMap<string, string>): string {
  const element = elements.find(({ tagName }) => tagName === 'title')
  return meta.get('dcterms.title') ?? (element ? wordsIn(element) : '')
}

/** Names are compared case-insensitively; the first of several counts. */
function metaOf(elements: readonly Element[]): Map<string, string> {
  const meta = new Map<string, string>()
  for (const element of elements) {
    if (element.tagName !== 'meta') continue
    const name = attribute(element, 'name')?.trim().toLowerCase()
    const content = attribute(element, 'content')
    if (name !== undefined && content !== undefined && !meta.has(name)) meta.set(name, content)
  }
  return meta
}

/** The author of the template is cited in the module, as its license requires. */
function citationsOf(meta: ReadonlyMap<string, string>): Form['citations'] {
  const said = [
    'dcterms.creator',
    'dcterms.publisher',
    'dcterms.title',
    'dcterms.identifier',
    'dcterms.date',
    'dcterms.rights',
  ].flatMap((name) => meta.get(name) ?? [])
  const words = plainText(said.join('. '), 1000)
  return words === '' || !meta.has('dcterms.title') ? [] : [{ text: words }]
}

function scriptsOf(
  elements: readonly Element[],
  placeOf: (element: Element) => Place,
  losses: LossList,
): Map<string, Code[]> {
  const codes = new Map<string, Code[]>()
  for (const element of elements) {
    if (element.tagName === 'script') {
      const source = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
      const type = (attribute(element, 'type') ?? '').trim().toLowerCase()
      if (XML.test(type)) readAttributes(source, placeOf(element), losses, codes)
      else
        losses.add('code', placeOf(element), source.trim() || (attribute(element, 'src') ?? ''), {
          what: 'script',
        })
    }
    for (const { name, value } of element.attrs) {
      const isCode = HANDLER.test(name) || /^\s*javascript:/iu.test(value)
      if (isCode) losses.add('code', placeOf(element), `${name}="${value}"`, { what: name })
    }
    if (element.tagName === 'link' && /stylesheet/iu.test(attribute(element, 'rel') ?? ''))
      losses.add('formatting', placeOf(element), attribute(element, 'href') ?? '', { what: 'stylesheet' })
  }
  return codes
}

function labelsOf(elements: readonly Element[]): Map<string, Element[]> {
  const labels = new Map<string, Element[]>()
  for (const element of elements) {
    const id = element.tagName === 'label' ? attribute(element, 'for') : undefined
    if (id !== undefined) labels.set(id, [...(labels.get(id) ?? []), element])
  }
  return labels
}

function wrapsOf(elements: readonly Element[]): Map<Element, Element> {
  const wraps = new Map<Element, Element>()
  for (const label of elements)
    if (label.tagName === 'label')
      for (const field of elementsIn(label).filter(isField)) if (!wraps.has(field)) wraps.set(field, label)
  return wraps
}

function listsOf(elements: readonly Element[]): Map<string, Element> {
  const lists = elements.filter(({ tagName }) => tagName === 'datalist')
  return new Map(lists.map((list) => [attribute(list, 'id') ?? '', list]))
}

function radiosOf(elements: readonly Element[]): Map<string, Element[]> {
  const radios = new Map<string, Element[]>()
  for (const element of elements) {
    const name =
      element.tagName === 'input' && (attribute(element, 'type') ?? '').toLowerCase() === 'radio'
        ? attribute(element, 'name')
        : undefined
    if (name !== undefined) radios.set(name, [...(radios.get(name) ?? []), element])
  }
  return radios
}

/** Returns the answers whose label equals their submitted value. */
function answersOf(elements: readonly Element[]): Set<string> {
  const options = elements.filter(({ tagName }) => tagName === 'option')
  return new Set(
    options.map((option) => wordsIn({ ...option, tagName: 'span' })).filter((words) => words !== ''),
  )
}

/** Words that name nothing and aren't part of a form are reported, so that no sentence is lost silently. */
function reportLeftWords({ leftWords, used, losses, file }: MrrtReading): void {
  for (const { words, node, label } of leftWords) {
    if (used.has(node) || (label && used.has(label))) continue
    const line = label
      ? lineOf(label)
      : (node as { sourceCodeLocation?: { startLine?: number } }).sourceCodeLocation?.startLine
    losses.add('unsupported', { file, ...(line !== undefined && { line }) }, words, { what: 'text' })
  }
}
