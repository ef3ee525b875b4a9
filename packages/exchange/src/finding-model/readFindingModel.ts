import { TEXT_MAX_CHARACTERS } from '@pandok/module-engine'
import { buildModules } from '../form/buildModules.ts'
import type { Form, FormField } from '../form/Form.ts'
import { LossList } from '../form/LossList.ts'
import { FILE_MAX_CHARACTERS, ITEMS_MAX } from '../form/limits.ts'
import { optionsOf } from '../form/optionsOf.ts'
import { plainText } from '../form/plainText.ts'
import { readJson } from '../form/readJson.ts'
import { unitOf } from '../form/unitOf.ts'
import type { Imported, ImportedModule } from '../model/Imported.ts'
import type { Place } from '../model/Place.ts'
import { codesOf } from '../questionnaire/codesOf.ts'
import { decimalOf, field, type JsonObject, listOf, objectOf, textIn } from '../questionnaire/json.ts'

const FORMAT = 'finding-model'

/** Reads open imaging finding models (OIFM): a finding with its attributes. They exist only in English. */
export function readFindingModel(text: string, file: string): Imported {
  const losses = new LossList()
  if (text.length > FILE_MAX_CHARACTERS) {
    losses.add('limit', { file }, '', { what: 'characters', max: FILE_MAX_CHARACTERS })
    return { format: FORMAT, entries: [], losses: losses.list }
  }
  const read = readJson(text, file, losses)
  const models = Array.isArray(read) ? read.slice(0, ITEMS_MAX) : [read]
  const entries = models.flatMap((model) => modulesOf(objectOf(model), file, losses))
  return { format: FORMAT, entries, losses: losses.list }
}

function modulesOf(model: ReturnType<typeof objectOf>, file: string, losses: LossList): ImportedModule[] {
  const attributes = listOf(field(model, 'attributes'))
  if (!model || attributes.length === 0) {
    losses.add('broken', { file, path: 'attributes' }, textIn(model, 'name') ?? '', { what: 'attributes' })
    return []
  }
  if (attributes.length > ITEMS_MAX)
    losses.add('limit', { file, path: 'attributes' }, '', { what: 'items', max: ITEMS_MAX })
  const items = attributes.slice(0, ITEMS_MAX).flatMap((attribute, index) => {
    const place = { file, path: `attributes[${index}]` }
    const made = fieldOf(attribute, place, losses)
    if (!made)
      losses.add('broken', place, textIn(attribute, 'name') ?? '', {
        what: textIn(attribute, 'type') ?? 'type',
      })
    return made ?? []
  })
  reportRest(model, file, losses)
  const title = plainText(textIn(model, 'name') ?? file, 200) || file
  const form: Form = {
    title,
    locale: 'en',
    place: { file },
    items: [{ kind: 'section', label: { en: title }, place: { file }, report: 'findings', items }],
    checks: [],
    citations: citationsOf(model),
  }
  return buildModules(form, losses)
}

function fieldOf(attribute: unknown, place: Place, losses: LossList): FormField | undefined {
  const name = plainText(textIn(attribute, 'name') ?? '', TEXT_MAX_CHARACTERS)
  if (name === '') return undefined
  const input = inputOf(attribute, place, losses)
  if (!input) return undefined
  const help = plainText(textIn(attribute, 'description') ?? '', TEXT_MAX_CHARACTERS)
  const codes = codesOf(field(attribute, 'index_codes'))
  return {
    kind: 'field',
    key: textIn(attribute, 'oifma_id') ?? place.path ?? name,
    label: { en: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}` },
    place,
    required: field(attribute, 'required') === true || undefined,
    input: {
      ...input,
      ...(help !== '' && { help: { en: help } }),
      ...(codes.length > 0 && { codes }),
    },
  }
}

function inputOf(attribute: unknown, place: Place, losses: LossList): FormField['input'] | undefined {
  const values = listOf(field(attribute, 'values'))
  const type = textIn(attribute, 'type') ?? (values.length > 0 ? 'choice' : '')
  if (type === 'numeric') return numberOf(attribute, place, losses)
  if (type !== 'choice') return undefined
  const found = values.flatMap((value, index) => {
    const words = plainText(textIn(value, 'name') ?? '', TEXT_MAX_CHARACTERS)
    const at = { ...place, path: `${place.path}.values[${index}]` }
    if (words === '') {
      losses.add('broken', at, JSON.stringify(value) ?? '', { what: 'name' })
      return []
    }
    return [{ label: { en: words }, codes: codesOf(field(value, 'index_codes')), place: at }]
  })
  if (found.length === 0) return undefined
  const { options } = optionsOf(found, losses)
  const most = field(attribute, 'max_selected')
  const isSeveral = most === 'all' || (typeof most === 'number' && most > 1)
  if (!isSeveral) return { kind: 'choice', options }
  const max = typeof most === 'number' && Number.isInteger(most) ? Math.min(most, options.length) : undefined
  return { kind: 'multi', options, ...(max !== undefined && { max }) }
}

function numberOf(attribute: unknown, place: Place, losses: LossList): FormField['input'] {
  const [min, max] = [decimalOf(field(attribute, 'minimum')), decimalOf(field(attribute, 'maximum'))]
  const isOrdered = min === undefined || max === undefined || Number(min) <= Number(max)
  const words = textIn(attribute, 'unit')
  const unit = words === undefined ? undefined : unitOf(words)
  if (words !== undefined && words.trim() !== '' && unit === undefined)
    losses.add('unsupported', place, words, { what: 'unit' })
  return {
    kind: 'number',
    ...(unit !== undefined && { unit }),
    ...(isOrdered && min !== undefined && { min }),
    ...(isOrdered && max !== undefined && { max }),
  }
}

const TAKEN = new Set(['oifm_id', 'name', 'description', 'attributes', 'contributors'])

/**
 * Reports what a module can't contain: other names of the finding, its codes, and further fields of the file.
 */
function reportRest(model: JsonObject, file: string, losses: LossList): void {
  for (const [key, value] of Object.entries(model)) {
    const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0)
    if (TAKEN.has(key) || isEmpty) continue
    losses.add('unsupported', { file, path: key }, JSON.stringify(value), { what: key })
  }
}

function citationsOf(model: JsonObject): Form['citations'] {
  const names = listOf(field(model, 'contributors')).flatMap((one) => textIn(one, 'name') ?? [])
  const said = [textIn(model, 'name'), textIn(model, 'oifm_id'), ...names].filter(
    (words) => words !== undefined,
  )
  const words = plainText(said.join('. '), 1000)
  return words === '' ? [] : [{ text: words }]
}
