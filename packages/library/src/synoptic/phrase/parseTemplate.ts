import { FormulaError } from '../expression/FormulaError.ts'

/**
 * Parses a text with blanks: `{id}`, `{id.form}`, and `[ … ]`, which is omitted if a blank directly inside it
 * is empty.
 */
export type Template = readonly TemplatePart[]
export type TemplatePart =
  | { kind: 'words'; text: string }
  | { kind: 'blank'; name: string; form: string | undefined }
  | { kind: 'optional'; parts: Template }

export function parseTemplate(text: string): Template {
  const { parts, at } = parseParts(text, 0, false)
  if (at < text.length) throw new FormulaError(`«${text}»: a bracket is closed that was not opened`)
  return parts
}

function parseParts(text: string, from: number, isInner: boolean): { parts: TemplatePart[]; at: number } {
  const parts: TemplatePart[] = []
  let at = from
  while (at < text.length) {
    const sign = text[at]
    if (sign === ']') {
      if (!isInner) throw new FormulaError(`«${text}»: a bracket is closed that was not opened`)
      return { parts, at: at + 1 }
    }
    if (sign === '[') {
      const inner = parseParts(text, at + 1, true)
      parts.push({ kind: 'optional', parts: inner.parts })
      at = inner.at
    } else if (sign === '{') {
      const blank = /\{([A-Za-z_]\w*)(?:\.(\w+))?\}/uy
      blank.lastIndex = at
      const found = blank.exec(text)
      if (!found) throw new FormulaError(`«${text}»: a blank has no name`)
      parts.push({ kind: 'blank', name: found[1] ?? '', form: found[2] })
      at = blank.lastIndex
    } else {
      const end = text.slice(at).search(/[[\]{]/u)
      const words = end < 0 ? text.slice(at) : text.slice(at, at + end)
      parts.push({ kind: 'words', text: words })
      at += words.length
    }
  }
  if (isInner) throw new FormulaError(`«${text}»: a bracket is not closed`)
  return { parts, at }
}
