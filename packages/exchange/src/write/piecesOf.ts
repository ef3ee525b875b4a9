/** A field of a phrase in the terms of other programs. */
export interface FieldPiece {
  kind: 'text' | 'choice' | 'date'
  name: string
  options: readonly string[]
  preset: string
  /** The notation of the field in the phrase. */
  written: string
}

const NOTATION = /\[([^[\]\n]{0,1500})\]|_{2,}/gu

/** Splits a phrase at its fields: `[name := a | b*]`, `[a | b]`, `[<date>]`, `[# mm]`, `[text]` and `____`. */
export function piecesOf(text: string): (string | FieldPiece)[] {
  const pieces: (string | FieldPiece)[] = []
  let end = 0
  for (const match of text.matchAll(NOTATION)) {
    const [written, inside] = match
    pieces.push(text.slice(end, match.index), fieldOf(written, inside ?? ''))
    end = match.index + written.length
  }
  pieces.push(text.slice(end))
  return pieces.filter((piece) => piece !== '')
}

function fieldOf(written: string, inside: string): FieldPiece {
  const [, name = '', rest = inside] = /^\s*([^:=|]{1,60}?)\s*:=\s*(.*)$/u.exec(inside) ?? []
  const base = { name: name.trim(), written }
  const content = rest.trim()
  if (/^<\s*date\s*>$/iu.test(content)) return { ...base, kind: 'date', options: [], preset: '' }
  const answers = content.split('|').map((answer) => answer.replace(/\s*=>.*$/u, '').trim())
  if (answers.length > 1) {
    const options = answers.map((answer) => answer.replace(/^\*|\*$/gu, '').trim()).filter(Boolean)
    const preset = answers.find((answer) => /^\*|\*$/u.test(answer))?.replace(/^\*|\*$/gu, '') ?? ''
    return { ...base, kind: 'choice', options, preset: preset.trim() }
  }
  return { ...base, kind: 'text', options: [], preset: content.startsWith('#') ? '' : content }
}

/** Returns the unit after the number sign, as in `[# mm]`. */
export const unitOf = ({ written }: FieldPiece): string =>
  /#\s*([^\]#.,]*)\]$/u.exec(written)?.[1]?.trim() ?? ''
