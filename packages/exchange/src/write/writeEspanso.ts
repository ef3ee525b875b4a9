import { stringify } from 'yaml'
import { type PhraseOut, WritingLosses, type Written } from './PhraseOut.ts'
import { type FieldPiece, piecesOf, unitOf } from './piecesOf.ts'
import { wholeText } from './wholeText.ts'

interface Match {
  trigger: string
  label?: string
  replace?: string
  form?: string
  form_fields?: Record<string, { type?: 'choice'; values?: string[]; default?: string; multiline?: boolean }>
  vars?: { name: string; type: 'date'; params: { format: string } }[]
}

/** Writes a match file of espanso: fields become a form, dates the current day. */
export function writeEspanso(phrases: readonly PhraseOut[], file = 'base.yml'): Written {
  const found = new WritingLosses(file)
  const matches = phrases.flatMap((phrase, index) => {
    const text = wholeText(phrase)
    if (!phrase.trigger) {
      found.lose('unsupported', index, phrase.title ?? text, { what: 'no shortcut' })
      return []
    }
    if (/\{\{|\$\|\$|\[\[/u.test(text))
      found.lose('ambiguous', index, text, { what: '{{', taken: 'variable' })
    return [matchOf(phrase, text)]
  })
  return { text: stringify({ matches }, { lineWidth: 0 }), losses: found.losses }
}

function matchOf({ trigger = '', title }: PhraseOut, text: string): Match {
  const pieces = piecesOf(text)
  const label = title === undefined ? {} : { label: title }
  const fields = pieces.filter((piece): piece is FieldPiece => typeof piece === 'object')
  if (fields.length === 0) return { trigger, ...label, replace: text }
  const names = namesOf(fields)
  const days = fields.filter(({ kind }) => kind === 'date')
  const asked = fields.filter(({ kind }) => kind !== 'date')
  const vars = days.map((field) => ({
    ...{ name: names.get(field) ?? '', type: 'date' as const, params: { format: '%Y-%m-%d' } },
  }))
  const written = (isForm: boolean) =>
    pieces
      .map((piece) => {
        if (typeof piece === 'string') return piece
        const name = names.get(piece) ?? ''
        const unit = unitOf(piece)
        const field = piece.kind === 'date' ? `{{${name}}}` : isForm ? `[[${name}]]` : `{{${name}}}`
        return unit === '' ? field : `${field} ${unit}`
      })
      .join('')
  const shown = days.length > 0 ? { vars } : {}
  if (asked.length === 0) return { trigger, ...label, replace: written(false), ...shown }
  const form_fields = Object.fromEntries(asked.flatMap((field) => settingsOf(field, names.get(field) ?? '')))
  const isPlain = Object.keys(form_fields).length === 0
  return { trigger, ...label, form: written(true), ...(isPlain ? {} : { form_fields }), ...shown }
}

function settingsOf(field: FieldPiece, name: string): [string, NonNullable<Match['form_fields']>[string]][] {
  const preset = field.preset === '' ? {} : { default: field.preset }
  if (field.kind === 'choice') return [[name, { type: 'choice', values: [...field.options], ...preset }]]
  return field.preset === '' ? [] : [[name, preset]]
}

/** Returns unique names that espanso accepts; two fields with the same name are the same question. */
function namesOf(fields: readonly FieldPiece[]): ReadonlyMap<FieldPiece, string> {
  const names = new Map<FieldPiece, string>()
  const taken = new Set<string>()
  for (const [index, field] of fields.entries()) {
    const plain = field.name.replace(/[^\p{L}\p{N}]+/gu, '_').replace(/^_+|_+$/gu, '')
    let name = plain === '' ? `field${index + 1}` : plain
    while (taken.has(name)) name = `${name}_${index + 1}`
    taken.add(name)
    names.set(field, name)
  }
  return names
}
