import {
  CITATIONS_MAX,
  GROUP_ROWS_MAX,
  INPUTS_MAX,
  type Input,
  LABEL_MAX_CHARACTERS,
} from '@pandok/module-engine'
import { LossList } from '../form/LossList.ts'
import { FILE_MAX_CHARACTERS } from '../form/limits.ts'
import { plainText } from '../form/plainText.ts'
import { repairDefinition } from '../form/repairDefinition.ts'
import type { Imported } from '../model/Imported.ts'
import { parseXml } from '../xml/parseXml.ts'
import { attributeOf, childOf, childrenOf, textOf, withinOf, type XmlNode } from '../xml/XmlNode.ts'
import { addComputed, declareComputed } from './addComputed.ts'
import { addRules } from './addRules.ts'
import { beginDraft, type CardsDraft } from './CardsDraft.ts'
import { collapseRows } from './collapseRows.ts'
import { inputOf } from './inputOf.ts'
import { outputsOf } from './outputsOf.ts'
import { propertiesOf } from './propertiesOf.ts'

const FORMAT = 'cards'
const INPUT_ELEMENTS = new Set([
  'ChoiceDataElement',
  'MultiChoiceDataElement',
  'NumericDataElement',
  'IntegerDataElement',
  'DateTimeDataElement',
  'TimeSpanDataElement',
])

/** Reads ACR CARDS modules: questions, a decision tree, and the texts of its end points. */
export function readCards(text: string, file: string): Imported {
  const losses = new LossList()
  const none = () => ({ format: FORMAT, entries: [], losses: losses.list })
  if (text.length > FILE_MAX_CHARACTERS) {
    losses.add('limit', { file }, '', { what: 'characters', max: FILE_MAX_CHARACTERS })
    return none()
  }
  const parsed = parseXml(text, file, losses)
  if (!parsed || !withinOf(parsed).some(({ name }) => name === 'DataElements')) {
    losses.add('broken', { file }, parsed?.name ?? '', { what: 'ReportingModule' })
    return none()
  }
  const module = childOf(parsed, 'DataElements')
    ? parsed
    : (withinOf(parsed).find((node) => childOf(node, 'DataElements')) ?? parsed)
  const rows = collapseRows(module)
  const root = rows?.root ?? module
  for (const end of rows?.otherTexts ?? [])
    losses.add('ambiguous', { file, line: end.line }, attributeOf(end, 'Id') ?? '', {
      what: 'text',
      taken: 'row 1',
    })
  const draft = beginDraft(
    root,
    file,
    losses,
    rows && { ids: rows.ids, count: rows.count, label: rows.label },
  )
  fillDraft(draft)
  const places = new Map(draft.places)
  const definition = repairDefinition(
    draft.definition,
    { file },
    losses,
    (id) => places.get(id),
    () => undefined,
  )
  if (!definition) return none()
  const title = plainText(textOf(childOf(childOf(root, 'Metadata'), 'Label')), LABEL_MAX_CHARACTERS) || file
  return {
    format: FORMAT,
    entries: [{ kind: 'module', place: { file }, title, locale: 'en', definition }],
    losses: losses.list,
  }
}

function fillDraft(draft: CardsDraft): void {
  const data = childrenOf(childOf(draft.root, 'DataElements'))
  beginRows(draft)
  const inputs: [XmlNode, Input][] = []
  for (const node of data) {
    if (INPUT_ELEMENTS.has(node.name)) {
      if (inputs.length >= INPUTS_MAX)
        draft.losses.add('limit', draft.reading.placeOf(node), attributeOf(node, 'Id') ?? '', {
          what: 'inputs',
          max: INPUTS_MAX,
        })
      else {
        const input = inputOf(draft, node)
        if (input) inputs.push([node, input])
      }
    } else if (node.name === 'ComputedDataElement') declareComputed(draft, node)
    else if (node.name !== 'GlobalValue')
      draft.losses.add('unsupported', draft.reading.placeOf(node), attributeOf(node, 'Id') ?? '', {
        what: node.name,
      })
  }
  for (const [node, input] of inputs)
    draft.definition.inputs.push({ ...input, ...propertiesOf(draft, node, input) })
  for (const node of data) if (node.name === 'ComputedDataElement') addComputed(draft, node)
  const reached = addRules(draft)
  draft.definition.outputs = outputsOf(draft.root, reached, draft.reading, draft.definition, draft.group)
  cite(draft)
}

function beginRows(draft: CardsDraft): void {
  if (!draft.rows) return
  const label = plainText(draft.rows.label ?? 'Finding', LABEL_MAX_CHARACTERS)
  draft.group = draft.names.take([`${label}s`], 'rows')
  draft.definition.groups.push({
    id: draft.group,
    label: { en: label },
    min: 1,
    max: Math.min(draft.rows.count, GROUP_ROWS_MAX),
  })
}

function cite(draft: CardsDraft): void {
  const citations = withinOf(draft.root).filter(({ name }) => name === 'Citation')
  for (const node of citations.slice(0, CITATIONS_MAX)) {
    const words = plainText(textOf(node), 1000)
    const url = attributeOf(node, 'Url')
    const pubmed = attributeOf(node, 'PubmedId')
    if (words === '') continue
    draft.definition.citations.push({
      text: words,
      ...(url !== undefined && /^https?:\/\/[^\s]{1,480}$/u.test(url) && URL.canParse(url) && { url }),
      ...(pubmed !== undefined && /^\d{1,9}$/u.test(pubmed) && { pubmed }),
    })
  }
}
