import { Collection } from '../model/Collection.ts'
import type { Imported } from '../model/Imported.ts'
import type { ReadOptions, Source } from '../model/Reader.ts'
import { readRtf } from '../powerscribe/readRtf.ts'
import { textOfHtml } from '../text/textOfHtml.ts'
import { childrenOf, readXml, textOf, type XmlElement } from '../xml/readXml.ts'
import { phraseexpressText } from './phraseexpressText.ts'

// The vendor has not published the format, so elements are recognized by their names in any case.
const TEXTS = [
  'content',
  'contents',
  'phrasecontent',
  'phrasecontents',
  'text',
  'body',
  'phrasetext',
  'plaintext',
  'value',
]
const TRIGGERS = ['autotext', 'shortcut', 'abbreviation', 'trigger', 'keyword', 'key', 'hotkey']
const TITLES = ['description', 'title', 'name', 'caption', 'label', 'shortname', 'subject']

/** Reads phrases of PhraseExpress from XML; folders become groups. */
export function readPhrases({ file, text }: Source, { locale }: ReadOptions): Imported {
  const found = new Collection('phraseexpress', file, locale)
  const { root, problems } = readXml(text)
  for (const { line, what } of problems) found.lose('broken', { line }, what, { what: 'XML' })
  if (root) readElement(root, undefined, found)
  return found.imported()
}

function readElement(element: XmlElement, group: string | undefined, found: Collection): void {
  // Inside a phrase, an element named «phrase» contains its text; inside a folder, it is a phrase itself.
  const isPhrase = /phrase$|^entry$/iu.test(element.name)
  const written = wordsOf(element, isPhrase ? [...TEXTS, 'phrase'] : TEXTS)
  const title = wordsOf(element, TITLES)
  if (written !== undefined) {
    readPhrase(element, { written, title, group }, found)
    return
  }
  const children = childrenOf(element)
  // The text may be directly in the element: «<phrase description="…">text</phrase>».
  const own = isPhrase && children.length === 0 ? textOf(element) : ''
  if (own.trim() !== '') readPhrase(element, { written: own, title, group }, found)
  for (const child of children) readElement(child, title ?? group, found)
}

function readPhrase(
  element: XmlElement,
  { written, title, group }: { written: string; title: string | undefined; group: string | undefined },
  found: Collection,
): void {
  const place = { line: element.line }
  const isFormatted = /^\s*<(?:!doctype|html|p|div|span|b)\b/iu.test(written.slice(0, 200))
  const isRtf = written.trimStart().startsWith('{\\rtf')
  const rtf = isRtf ? readRtf(written.trimStart()) : undefined
  const plain = rtf?.text ?? (isFormatted ? textOfHtml(written) : written)
  if (isFormatted || isRtf) found.lose('formatting', place, title ?? plain)
  if (rtf?.hasPicture) found.lose('image', place, title ?? plain)
  const text = phraseexpressText(plain, (code, excerpt, what) =>
    found.lose(code, place, `${title ?? ''}: ${excerpt}`, { what }),
  )
  found.phrase({ place, trigger: wordsOf(element, TRIGGERS), title, group, text })
}

/** Returns the text of an attribute or a child with one of these names. */
function wordsOf(element: XmlElement, names: readonly string[]): string | undefined {
  const attribute = Object.entries(element.attributes).find(([name]) =>
    names.includes(name.toLowerCase()),
  )?.[1]
  // An element that contains others is a folder or a phrase of its own.
  const child = childrenOf(element).find(
    (one) => names.includes(one.name.toLowerCase()) && childrenOf(one).length === 0,
  )
  const value = attribute ?? textOf(child)
  return value.trim() === '' ? undefined : value
}
