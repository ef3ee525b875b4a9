import { Collection } from '../model/Collection.ts'
import type { Imported } from '../model/Imported.ts'
import type { ReadOptions, Source } from '../model/Reader.ts'

/**
 * Reads text without a format: a line of punctuation («-----», «=====», «***») or two empty lines end a
 * macro; «[제목]», «<title>» or «# title» on its first line is its title if text follows below.
 */
export function readPlain({ file, text }: Source, { locale }: ReadOptions): Imported {
  const found = new Collection('plain', file, locale)
  if (DOLLARS.test(text)) {
    readDollars(text, found)
    return found.imported()
  }
  let block: string[] = []
  let first = 1
  let blanks = 0
  const end = (next: number) => {
    addBlock(block, first, found)
    block = []
    first = next
    blanks = 0
  }
  for (const [index, line] of text.split('\n').entries()) {
    const isBlank = line.trim() === ''
    if (/^\s*([-=*_~#])\1{4,}\s*$/u.test(line.slice(0, 300))) end(index + 2)
    else if (isBlank && block.length === 0) first = index + 2
    else {
      blanks = isBlank ? blanks + 1 : 0
      block.push(line)
      if (blanks === 2) end(index + 2)
    }
  }
  end(0)
  return found.imported()
}

const DOLLARS = /^\$\$\$[ \t]*$/mu

/** Older versions of PowerScribe end each template with «$$$»; its first line is its title. */
function readDollars(text: string, found: Collection): void {
  let line = 1
  for (const part of text.split(/^\$\$\$[ \t]*(?:\n|$)/mu)) {
    const lines = part.split('\n')
    const at = lines.findIndex((each) => each.trim() !== '')
    const body = lines
      .slice(at + 1)
      .join('\n')
      .trim()
    const title = at < 0 ? '' : (lines[at] ?? '')
    found.phrase({
      place: { line: line + Math.max(at, 0) },
      title: body === '' ? undefined : title,
      text: body || title,
    })
    line += lines.length
  }
}

/** Brackets that contain answers or a blank are a field, not a title. */
const TITLE = /^(?:#{1,6}\s+(.{1,80})|<([^<>]{1,60})>|\[\s*(\p{L}[^[\]|/#_:]{0,60})\])\s*$/u

function addBlock(lines: readonly string[], line: number, found: Collection): void {
  const [head = '', ...rest] = lines
  const heading = TITLE.exec(head.slice(0, 200))
  const title = heading?.[1] ?? heading?.[2] ?? heading?.[3]
  const text = (title !== undefined && rest.some((each) => each.trim() !== '') ? rest : lines).join('\n')
  found.phrase({
    place: { line },
    title: text === lines.join('\n') ? undefined : title,
    text: text.trimEnd(),
  })
}
