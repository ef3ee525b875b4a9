import { type Input, LABEL_MAX_CHARACTERS, type Option, TEXT_MAX_CHARACTERS } from '@pandok/module-engine'
import { optionsOf } from '../form/optionsOf.ts'
import { plainText } from '../form/plainText.ts'
import { unitOf } from '../form/unitOf.ts'
import { systemOf } from '../questionnaire/codesOf.ts'
import { decimalOf } from '../questionnaire/json.ts'
import { attributeOf, childOf, childrenOf, textOf, withinOf, type XmlNode } from '../xml/XmlNode.ts'
import type { CardsDraft } from './CardsDraft.ts'
import type { CardsElement } from './CardsReading.ts'
import { nameOf } from './nameOf.ts'

export function inputOf(draft: CardsDraft, node: XmlNode): Input | undefined {
  const named = nameOf(draft, node)
  if (!named) return undefined
  const { id, name, isRow } = named
  const base = baseOf(draft, node, named)
  reportImages(draft, node)
  const element: AddElement = (type, byValue) =>
    draft.elements.set(id, { xmlId: id, name, type, isRow, ...(byValue && { byValue }) })
  switch (node.name) {
    case 'ChoiceDataElement':
    case 'MultiChoiceDataElement': {
      const chosen = choiceOf(draft, node, base, element)
      if (chosen) return chosen
      draft.losses.add('broken', draft.reading.placeOf(node), id, { what: 'Choice' })
      element('text')
      return { ...base, kind: 'text' }
    }
    case 'NumericDataElement':
    case 'IntegerDataElement':
      element('number')
      return numberOf(node, base)
    case 'DateTimeDataElement':
      element('text')
      return { ...base, kind: 'date' }
    default:
      draft.losses.add('ambiguous', draft.reading.placeOf(node), base.label.en, {
        what: node.name,
        taken: 'text',
      })
      element('text')
      return { ...base, kind: 'text' }
  }
}

/** Records the name for an XML id, so that rules can find it. */
type AddElement = (type: CardsElement['type'], byValue?: ReadonlyMap<string, string>) => void

type Named = NonNullable<ReturnType<typeof nameOf>>

/** Returns the part that questions of every kind have. */
function baseOf(draft: CardsDraft, node: XmlNode, { id, name, isRow }: Named) {
  const label =
    plainText(textOf(childOf(node, 'Label')), LABEL_MAX_CHARACTERS) || id.slice(0, LABEL_MAX_CHARACTERS)
  const hint = plainText(textOf(childOf(node, 'Hint')), TEXT_MAX_CHARACTERS)
  const codes = withinOf(node)
    .filter((one) => one.name === 'Coding')
    .flatMap((coding) => codeOf(coding))
    .slice(0, 10)
  return {
    id: name,
    label: { en: label },
    ...(hint !== '' && { help: { en: hint } }),
    ...(isRow && draft.group !== undefined && { group: draft.group }),
    ...(attributeOf(node, 'IsRequired') === 'true' && { required: true }),
    ...(codes.length > 0 && { codes }),
  }
}

type Base = ReturnType<typeof baseOf>

function reportImages(draft: CardsDraft, node: XmlNode): void {
  for (const one of childrenOf(node))
    if (one.name === 'ImageMap' || one.name === 'Diagrams')
      draft.losses.add(
        'image',
        draft.reading.placeOf(one),
        withinOf(one)
          .map((part) => (part.name === 'Location' ? textOf(part) : ''))
          .join(' '),
        { what: one.name },
      )
}

/** Returns undefined if there are no choices. */
function choiceOf(draft: CardsDraft, node: XmlNode, base: Base, element: AddElement): Input | undefined {
  const choices = withinOf(node).filter((one) => one.name === 'Choice')
  const { options, byCode } = optionsOf(
    choices.map((choice) => {
      const value = textOf(childOf(choice, 'Value'))
      const words = textOf(childOf(choice, 'Label')) || value
      const said = textOf(childOf(choice, 'ReportText'))
      const points = /\((\d{1,2}) points?\)/iu.exec(words)?.[1]
      return {
        label: { en: words },
        code: value,
        place: draft.reading.placeOf(choice),
        ...(said !== '' && { text: { en: said } }),
        ...(points !== undefined && { points }),
      }
    }),
    draft.losses,
  )
  if (options.length === 0) return undefined
  const preset = choices
    .filter((choice) => attributeOf(choice, 'IsDefault') === 'true')
    .flatMap((choice) => byCode.get(textOf(childOf(choice, 'Value'))) ?? [])
  if (attributeOf(node, 'AllowFreetext') === 'true')
    draft.losses.add('unsupported', draft.reading.placeOf(node), base.label.en, { what: 'AllowFreetext' })
  const isMulti = node.name === 'MultiChoiceDataElement'
  element(isMulti ? 'multi' : 'choice', byCode)
  if (isMulti) return { ...base, kind: 'multi', options, ...(preset.length > 0 && { default: preset }) }
  return { ...base, kind: 'choice', options, ...(preset[0] !== undefined && { default: preset[0] }) }
}

function numberOf(node: XmlNode, base: Base): Input {
  const min = decimalOf(textOf(childOf(node, 'Minimum')))
  const max = decimalOf(textOf(childOf(node, 'Maximum')))
  const unit = unitOf(attributeOf(node, 'Unit') ?? '')
  const isOrdered = min === undefined || max === undefined || Number(min) <= Number(max)
  return {
    ...base,
    kind: node.name === 'IntegerDataElement' ? 'integer' : 'number',
    ...(unit !== undefined && { unit }),
    ...(isOrdered && min !== undefined && { min }),
    ...(isOrdered && max !== undefined && { max }),
  }
}

function codeOf(coding: XmlNode): NonNullable<Option['codes']> {
  const said = (name: string) => {
    const node = childOf(coding, name)
    return node ? (attributeOf(node, 'Value') ?? textOf(node)) : ''
  }
  const code = plainText(said('Code'), 41)
  if (code === '' || code.length > 40) return []
  return [{ system: systemOf(said('System')), code }]
}
