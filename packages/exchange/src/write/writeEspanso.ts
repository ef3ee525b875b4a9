import { stringify } from 'yaml'
import { type PhraseOut, WritingLosses, type Written } from './PhraseOut.ts'
import { type FieldPiece, piecesOf, unitOf } from './piecesOf.ts'
import { wholeText } from './wholeText.ts'

type FormFields = Record<string, { type?: 'choice'; values?: string[]; default?: string }>

type Variable =
  | { name: string; type: 'date'; params: { format: string } }
  | { name: string; type: 'form'; params: { layout: string; fields?: FormFields } }

interface Match {
  trigger: string
  label?: string
  replace?: string
  form?: string
  form_fields?: FormFields
  vars?: Variable[]
}

/** espanso itself gives this name to the variable of a `form`. */
const FORM = 'form1'

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
  const written = (placeOf: (name: string) => string) =>
    pieces
      .map((piece) => {
        if (typeof piece === 'string') return piece
        const name = names.get(piece) ?? ''
        const unit = unitOf(piece)
        const field = piece.kind === 'date' ? `{{${name}}}` : placeOf(name)
        return unit === '' ? field : `${field} ${unit}`
      })
      .join('')
  const vars: Variable[] = [...new Set(days.map((field) => names.get(field) ?? ''))].map((name) => ({
    name,
    type: 'date',
    params: { format: '%Y-%m-%d' },
  }))
  const layout = written((name) => `[[${name}]]`)
  if (asked.length === 0) return { trigger, ...label, replace: layout, vars }
  const settings = Object.fromEntries(asked.flatMap((field) => settingsOf(field, names.get(field) ?? '')))
  const isPlain = Object.keys(settings).length === 0
  if (days.length === 0)
    return { trigger, ...label, form: layout, ...(isPlain ? {} : { form_fields: settings }) }
  // `form` is short for one variable of that type, and espanso then ignores `vars`.
  vars.push({ name: FORM, type: 'form', params: { layout, ...(isPlain ? {} : { fields: settings }) } })
  return { trigger, ...label, replace: written((name) => `{{${FORM}.${name}}}`), vars }
}

function settingsOf(field: FieldPiece, name: string): [string, FormFields[string]][] {
  const preset = field.preset === '' ? {} : { default: field.preset }
  if (field.kind === 'choice') return [[name, { type: 'choice', values: [...field.options], ...preset }]]
  return field.preset === '' ? [] : [[name, preset]]
}

/** Returns names that espanso accepts; a field that is written twice with its name is one question. */
function namesOf(fields: readonly FieldPiece[]): ReadonlyMap<FieldPiece, string> {
  const names = new Map<FieldPiece, string>()
  const taken = new Set<string>([FORM])
  const asked = new Map<string, string>()
  for (const [index, field] of fields.entries()) {
    const again = field.name === '' ? undefined : asked.get(field.written)
    if (again !== undefined) {
      names.set(field, again)
      continue
    }
    const plain = field.name.replace(/[^\p{L}\p{N}]+/gu, '_').replace(/^_+|_+$/gu, '')
    let name = plain === '' ? `field${index + 1}` : plain
    while (taken.has(name)) name = `${name}_${index + 1}`
    taken.add(name)
    asked.set(field.written, name)
    names.set(field, name)
  }
  return names
}
