import { isRecord } from '@pandok/domain'
import { Collection } from '../model/Collection.ts'
import type { Imported } from '../model/Imported.ts'
import { DEPTH_MAX } from '../model/limits.ts'
import type { ReadOptions } from '../model/Reader.ts'
import { textOfHtml } from '../text/textOfHtml.ts'
import { withoutCursor, withSnippets } from '../text/withSnippets.ts'
import { ATEXT_SNIPPET, atextText } from './atextText.ts'
import { lz4At, unpackLz4 } from './unpackLz4.ts'

/** In the file, the names of properties are numbers. */
const TRIGGERS = '1'
const NAME = '2'
const KIND = '3'
const TEXT = '4'
const FORMATTED = '5'
const MEMBERS = '13'

/** The packed list follows a short JSON object and a zero byte. */
const OPENING_MAX_BYTES = 4096

interface Snippet {
  trigger: string
  more: readonly string[]
  title: string
  group: string
  kind: string
  text: string
  formatted: string
  path: string
}

export const isAtext = (bytes: Uint8Array): boolean => {
  const [first, second, third] = bytes
  const isMarked = first === 0xef && second === 0xbb && third === 0xbf
  return bytes[isMarked ? 3 : 0] === 0x7b && lz4At(bytes, OPENING_MAX_BYTES) !== undefined
}

/** Reads a file of aText (`.atext`): a list of groups and snippets as JSON, compressed with LZ4. */
export function readAtext(bytes: Uint8Array, file: string, { locale }: ReadOptions): Imported {
  const found = new Collection('atext', file, locale)
  const unpacked = unpackLz4(bytes, lz4At(bytes, OPENING_MAX_BYTES) ?? 0)
  const list = unpacked.isWhole ? listIn(new TextDecoder().decode(unpacked.bytes)) : undefined
  if (!list) {
    found.lose('broken', {}, '', { what: 'LZ4' })
    return found.imported()
  }
  const snippets: Snippet[] = []
  collect(list, '', '', snippets, found)
  const texts = new Map(snippets.map(({ trigger, text }) => [trigger, withoutCursor(text)]))
  for (const snippet of snippets) readSnippet(snippet, texts, found)
  return found.imported()
}

function listIn(json: string): unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(json.replace(/^\ufeff/u, ''))
    return Array.isArray(list) ? list : undefined
  } catch {
    return undefined
  }
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

function collect(
  list: readonly unknown[],
  group: string,
  at: string,
  into: Snippet[],
  found: Collection,
): void {
  for (const [index, item] of list.entries()) {
    const path = `${at}[${index}]`
    if (!isRecord(item)) continue
    const members = item[MEMBERS]
    if (Array.isArray(members)) {
      if (path.split('[').length > DEPTH_MAX)
        found.lose('limit', { path }, '', { what: 'depth', max: DEPTH_MAX })
      else collect(members, textIn(item[NAME]) || group, path, into, found)
      continue
    }
    const [trigger = '', ...more] = [item[TRIGGERS]].flat().map(textIn)
    into.push({
      trigger,
      more,
      title: textIn(item[NAME]),
      group,
      kind: textIn(item[KIND]),
      text: textIn(item[TEXT]),
      formatted: textIn(item[FORMATTED]),
      path,
    })
  }
}

function readSnippet(snippet: Snippet, texts: ReadonlyMap<string, string>, found: Collection): void {
  const { trigger, more, title, group, kind, formatted, path } = snippet
  const place = { path }
  const named = trigger || title
  if (kind === 's' || kind === 'p') {
    if (kind === 's') found.lose('command', place, `${named}: ${snippet.text}`, { what: 'script' })
    else found.lose('image', place, named)
    return
  }
  if (more.length > 0) found.lose('duplicate', place, [trigger, ...more].join(' '), { of: trigger })
  if (kind === 'r' || kind === 'h') found.lose('formatting', place, named)
  const written = snippet.text.trim() === '' ? textOfHtml(formatted) : snippet.text
  const whole = withSnippets(written, ATEXT_SNIPPET, (name) => texts.get(name))
  const text = atextText(whole, (code, excerpt, what) =>
    found.lose(code, place, `${named}: ${excerpt}`, { what }),
  )
  if (text.trim() === '') found.lose('broken', place, named, { what: 'no text' })
  else found.phrase({ place, trigger, title, group, text })
}
