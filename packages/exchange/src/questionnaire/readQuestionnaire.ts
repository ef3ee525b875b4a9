import { buildModules } from '../form/buildModules.ts'
import type { Form } from '../form/Form.ts'
import { guessLocale } from '../form/guessLocale.ts'
import { LossList } from '../form/LossList.ts'
import { FILE_MAX_CHARACTERS } from '../form/limits.ts'
import { plainText } from '../form/plainText.ts'
import { readJson } from '../form/readJson.ts'
import { repairDefinition } from '../form/repairDefinition.ts'
import type { Imported } from '../model/Imported.ts'
import { extensionsOf } from './extensions.ts'
import { field, type JsonObject, listOf, objectOf, textIn } from './json.ts'
import { jsonOfXml } from './jsonOfXml.ts'
import { definitionIn } from './ownDefinition.ts'
import { OWN_TAG_SYSTEM } from './ownTag.ts'
import type { QuestionnaireReading } from './QuestionnaireReading.ts'
import { readConstraints } from './readConstraints.ts'
import { readItems } from './readItems.ts'
import { variablesOf } from './variablesOf.ts'

const FORMAT = 'fhir-questionnaire'
const OWN_INPUTS_MAX = 100

/**
 * Reads FHIR Questionnaires of R4 and R5, and of STU3 as far as possible, as JSON or XML, alone or in a
 * Bundle. Nothing in them is run.
 */
export function readQuestionnaire(text: string, file: string): Imported {
  const losses = new LossList()
  if (text.length > FILE_MAX_CHARACTERS) {
    losses.add('limit', { file }, '', { what: 'characters', max: FILE_MAX_CHARACTERS })
    return { format: FORMAT, entries: [], losses: losses.list }
  }
  const isXml = text
    .slice(0, 100)
    .replace(/^\uFEFF/u, '')
    .trimStart()
    .startsWith('<')
  const value = isXml ? jsonOfXml(text, file, losses) : readJson(text, file, losses)
  const resources = questionnairesOf(value, file, losses)
  const entries = resources.flatMap(({ resource, path }) => readResource(resource, path, file, losses))
  return { format: FORMAT, entries, losses: losses.list }
}

const BUNDLE_MAX = 50

function questionnairesOf(
  value: unknown,
  file: string,
  losses: LossList,
): { resource: JsonObject; path: string }[] {
  const resource = objectOf(value)
  const type = textIn(resource, 'resourceType')
  if (resource && type === 'Questionnaire') return [{ resource, path: '' }]
  if (resource && type === 'Bundle') {
    return listOf(field(resource, 'entry'))
      .slice(0, BUNDLE_MAX)
      .flatMap((entry, index) => {
        const inner = objectOf(field(entry, 'resource'))
        return inner && textIn(inner, 'resourceType') === 'Questionnaire'
          ? [{ resource: inner, path: `entry[${index}].resource.` }]
          : []
      })
  }
  // A form without its `resourceType` is still read.
  if (resource && type === undefined && Array.isArray(field(resource, 'item'))) {
    losses.add('broken', { file }, '', { what: 'resourceType' })
    return [{ resource, path: '' }]
  }
  losses.add('broken', { file, path: 'resourceType' }, type ?? '', { what: 'resourceType' })
  return []
}

function readResource(
  resource: JsonObject,
  base: string,
  file: string,
  losses: LossList,
): Imported['entries'] {
  const locale = guessLocale(sampleOf(field(resource, 'item'), 0), textIn(resource, 'language'))
  const placeAt = (path: string) => ({ file, path: `${base}${path}` })
  const contained = new Map<string, JsonObject>()
  for (const one of listOf(field(resource, 'contained'))) {
    const [object, id] = [objectOf(one), textIn(one, 'id')]
    if (object && id !== undefined) contained.set(id, object)
  }
  const isOwn = listOf(field(field(resource, 'meta'), 'tag')).some(
    (tag) => textIn(tag, 'system') === OWN_TAG_SYSTEM,
  )
  const title = plainText(textIn(resource, 'title') ?? textIn(resource, 'name') ?? file, 200) || file
  const place = { file, ...(base !== '' && { path: base.replace(/\.$/u, '') }) }
  if (isOwn) {
    const whole = definitionIn(resource)
    const none = () => undefined
    const definition = whole && repairDefinition(whole, place, losses, none, none)
    if (definition) return [{ kind: 'module', place, title, locale, definition }]
    losses.add('ambiguous', place, title, { what: 'definition', taken: 'items' })
  }
  const reading: QuestionnaireReading = {
    file,
    locale,
    losses,
    contained,
    targets: new Map(),
    keys: new Set(),
    owners: new Map(),
    points: new Map(),
    made: new Map(),
    madeCount: 0,
    isOwn,
    checks: [],
    sentences: [],
    later: [],
    items: 0,
    placeAt,
  }
  const form: Form = {
    title,
    locale,
    place,
    items: [],
    checks: reading.checks,
    citations: [],
    ...(isOwn && { inputsMax: OWN_INPUTS_MAX, sentences: reading.sentences }),
  }
  const root = variablesOf(resource, 'extension', reading)
  root.into = form.items
  const scope = {
    into: form.items,
    rows: undefined,
    heading: undefined,
    variables: [root],
    conditions: [],
    depth: 0,
  }
  reportContext(resource, reading)
  readItems(field(resource, 'item'), 'item', scope, reading)
  reading.later.push(() => readConstraints(resource, 'extension', undefined, scope, reading))
  for (const step of reading.later) step()
  if (reading.items === 0) losses.add('broken', placeAt('item'), '', { what: 'item' })
  return reading.items === 0 ? [] : buildModules(form, losses)
}

/** Reports the contexts and servers from which a form would be filled. */
function reportContext(resource: JsonObject, reading: QuestionnaireReading): void {
  for (const extension of extensionsOf(
    resource,
    'sdc-questionnaire-launchContext',
    'sdc-questionnaire-sourceQueries',
    'cqf-library',
  ))
    reading.losses.add('command', reading.placeAt('extension'), JSON.stringify(extension) ?? '', {
      what: textIn(extension, 'url')?.split('/').at(-1) ?? '',
    })
}

/** Returns enough words of the items to recognize their language. */
function sampleOf(items: unknown, depth: number): string {
  if (depth > 6) return ''
  let sample = ''
  for (const item of listOf(items).slice(0, 200)) {
    sample += ` ${textIn(item, 'text') ?? ''}`
    for (const answer of listOf(field(item, 'answerOption')).slice(0, 20))
      sample += ` ${textIn(field(answer, 'valueCoding'), 'display') ?? textIn(answer, 'valueString') ?? ''}`
    sample += sampleOf(field(item, 'item'), depth + 1)
    if (sample.length > 20_000) break
  }
  return sample
}
