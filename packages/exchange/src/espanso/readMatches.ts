import { isCollection, isMap, isPair, isSeq, LineCounter, type Node } from 'yaml'
import { Collection } from '../model/Collection.ts'
import type { Imported } from '../model/Imported.ts'
import {
  IMPORTS_MAX,
  REFERENCES_MAX,
  YAML_ALIASES_MAX,
  YAML_DEPTH_MAX,
  YAML_MAX_CHARACTERS,
  YAML_NESTING_MAX,
} from '../model/limits.ts'
import type { ReadOptions, Source } from '../model/Reader.ts'
import { textOfHtml } from '../text/textOfHtml.ts'
import { type Fields, isFields, listOf, textOf } from './fields.ts'
import { PACKAGING } from './packaging.ts'
import { parseShallow } from './parseShallow.ts'
import { formText, withFields } from './withFields.ts'

interface Match {
  fields: Fields
  line: number
  path: string
}

/**
 * Reads the matches of a file: texts, forms, choices and dates become phrases; what would run a program is
 * listed as lost.
 */
export function readMatches({ file, text }: Source, options: ReadOptions): Imported {
  const found = new Collection('espanso', file, options.locale)
  if (PACKAGING.test(file)) {
    found.lose('unsupported', {}, text, { what: file })
    return found.imported()
  }
  const cut = text.slice(0, YAML_MAX_CHARACTERS)
  if (cut.length < text.length)
    found.lose('limit', {}, text.slice(cut.length), { what: 'characters', max: YAML_MAX_CHARACTERS })
  try {
    readDocument(cut, found, options)
  } catch {
    // The parser throws if there are too many aliases.
    found.lose('broken', {}, text, { what: 'YAML' })
  }
  return found.imported()
}

function readDocument(text: string, found: Collection, { fileBeside }: ReadOptions): void {
  const { imports, ...own } = parseMatchFile(text, (...loss) => found.lose(...loss))
  const others: MatchFile[] = []
  for (const { path, line } of imports) {
    const imported = fileBeside && importedFiles(path, fileBeside)
    if (imported && imported.length > 0) others.push(...imported)
    else found.lose('reference', { line }, path)
  }
  const globals = [...others.flatMap((other) => other.globals), ...own.globals]
  const matches = [...others.flatMap((other) => other.matches), ...own.matches]
  const texts = new Map(
    matches.flatMap(({ fields }) =>
      triggersOf(fields).map((trigger) => [trigger, textOf(fields['replace'])]),
    ),
  )
  for (const match of own.matches) readMatch(match, globals, texts, found)
}

interface MatchFile {
  imports: readonly { path: string; line: number }[]
  globals: readonly Fields[]
  matches: readonly Match[]
}

/**
 * Returns an imported file and its own imports, for their variables and texts. Their matches and losses are
 * listed when those files are read.
 */
function importedFiles(path: string, fileBeside: (path: string) => string | undefined): MatchFile[] {
  const read: MatchFile[] = []
  const seen = new Set<string>()
  const open = [path]
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    if (seen.has(next) || seen.size >= IMPORTS_MAX) continue
    seen.add(next)
    const text = fileBeside(next)
    if (text === undefined) continue
    try {
      const parsed = parseMatchFile(text.slice(0, YAML_MAX_CHARACTERS), () => undefined)
      read.push(parsed)
      open.push(...parsed.imports.map((each) => each.path))
    } catch {
      // The parser throws if there are too many aliases; this is reported when the file itself is read.
    }
  }
  return read
}

function parseMatchFile(text: string, lose: (...loss: Parameters<Collection['lose']>) => void): MatchFile {
  const lines = new LineCounter()
  const { document, end } = parseShallow(text, lines)
  if (!document) return { imports: [], globals: [], matches: [] }
  if (end < text.length)
    lose('limit', { line: lines.linePos(end).line }, text.slice(end, end + 100), {
      what: 'depth',
      max: YAML_NESTING_MAX,
    })
  for (const { message, pos } of document.errors.slice(0, 20))
    lose('broken', { line: lines.linePos(pos[0]).line }, text.slice(pos[0], pos[0] + 100), {
      what: message.split('\n', 1)[0] ?? '',
    })
  const plain = (node: unknown): unknown => {
    if (isDeep(node)) {
      lose('limit', { line: lineOf(node) }, '', { what: 'depth', max: YAML_DEPTH_MAX })
      return null
    }
    return (node as Node | null)?.toJS?.(document, { maxAliasCount: YAML_ALIASES_MAX }) ?? null
  }
  const root = isMap(document.contents) ? document.contents : undefined
  const listAt = (key: string): unknown[] => {
    const node = root?.get(key, true)
    return isSeq(node) ? node.items : []
  }
  const lineOf = (node: unknown): number => {
    const offset = (node as Node | null)?.range?.[0]
    return offset === undefined ? 1 : lines.linePos(offset).line
  }
  const imports = listAt('imports').map((node) => ({ path: textOf(plain(node)), line: lineOf(node) }))
  const globals = listAt('global_vars').map(plain).filter(isFields)
  const matches = listAt('matches').flatMap((node, index): Match[] => {
    const fields = plain(node)
    const place = { line: lineOf(node), path: `matches[${index}]` }
    if (isFields(fields)) return [{ fields, ...place }]
    lose('broken', place, textOf(fields), { what: 'match' })
    return []
  })
  return { imports, globals, matches }
}

/** Maps that are keys of maps are expanded once for every level: 300 of them took 2.7 s, 600 took 42 s. */
function isDeep(node: unknown): boolean {
  let level = [node]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > YAML_DEPTH_MAX) return true
    level = level
      .flatMap((part) => (isPair(part) ? [part.key, part.value] : [part]))
      .flatMap((part) => (isCollection(part) ? part.items : []))
  }
  return false
}

const triggersOf = (fields: Fields): string[] => {
  const several = listOf(fields['triggers'])
  return several.length > 0 ? several : [textOf(fields['trigger'])].filter(Boolean)
}

function readMatch(
  { fields, line, path }: Match,
  globals: readonly Fields[],
  texts: ReadonlyMap<string, string>,
  found: Collection,
): void {
  const place = { line, path }
  const own = Array.isArray(fields['vars']) ? fields['vars'].filter(isFields) : []
  const regex = textOf(fields['regex'])
  const [first, ...others] = triggersOf(fields)
  const name = first ?? regex
  const scope = {
    variables: new Map([...globals, ...own].map((variable) => [textOf(variable['name']), variable])),
    groups: new Set(Array.from(regex.matchAll(/\(\?P?<(\w{1,60})>/gu), ([, group]) => group ?? '')),
    references: REFERENCES_MAX,
    replacementOf: (trigger: string) => texts.get(trigger),
    reportLoss: ({ code, excerpt, what }: Parameters<Parameters<typeof withFields>[1]['reportLoss']>[0]) =>
      found.lose(code, place, `${name}: ${excerpt}`, { what }),
  }
  if (regex !== '') found.lose('unsupported', place, regex, { what: 'regex' })
  if (fields['image_path'] !== undefined)
    found.lose('image', place, `${name}: ${textOf(fields['image_path'])}`)
  const html = textOf(fields['html'])
  if (html !== '') found.lose('formatting', place, `${name}: ${html}`)
  const markdown = textOf(fields['markdown'])
  if (/[*_`#[\]]/u.test(markdown)) found.lose('formatting', place, `${name}: ${markdown}`)
  const form = textOf(fields['form'])
  const written = textOf(fields['replace']) || markdown || textOfHtml(html)
  const formFields = isFields(fields['form_fields']) ? fields['form_fields'] : {}
  const text = form === '' ? withFields(written, scope) : formText(form, formFields, scope)
  if (others.length > 0) found.lose('duplicate', place, [first, ...others].join(' '), { of: first ?? '' })
  const hasNoText = ['replace', 'form', 'markdown', 'html', 'image_path'].every(
    (key) => textOf(fields[key]) === '',
  )
  if (hasNoText) found.lose('broken', place, name, { what: 'no text' })
  found.phrase({ place, trigger: first, title: textOf(fields['label']), text })
}
