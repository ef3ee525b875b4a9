import { CHECKS_MAX, type Input, TEXT_MAX_CHARACTERS } from '@pandok/module-engine'
import { plainText } from '../form/plainText.ts'
import { attributeOf, childOf, childrenOf, textOf, type XmlNode } from '../xml/XmlNode.ts'
import type { CardsDraft } from './CardsDraft.ts'
import { type Condition, celOf, conditionsIn } from './conditionOf.ts'

/** Returns when a question is shown and required, and which of its answers are currently not available. */
export function propertiesOf(
  draft: CardsDraft,
  node: XmlNode,
  input: Input,
): { visible?: string; required?: string } {
  const properties = childrenOf(childOf(node, 'ConditionalProperties')).filter(
    ({ name }) => name === 'ConditionalProperty',
  )
  const relevance: { condition: Condition; isRelevant: boolean }[] = []
  const needed: { condition: Condition; isNeeded: boolean }[] = []
  for (const property of properties) {
    const condition = conditionsIn(property, draft.reading)
    const said = (name: string) => {
      const found = childOf(property, name)
      return found === undefined ? undefined : textOf(found).toLowerCase() === 'true'
    }
    const [isRelevant, isNeeded] = [said('IsRelevant'), said('IsRequired')]
    if (isRelevant !== undefined) relevance.push({ condition, isRelevant })
    if (isNeeded !== undefined) needed.push({ condition, isNeeded })
    for (const one of childrenOf(property)) {
      if (one.name === 'ChoiceNotRelevant') refuseAnswer(draft, one, input, condition)
      else if (/^(?:Minimum|Maximum)/u.test(one.name))
        draft.losses.add('unsupported', draft.reading.placeOf(one), textOf(one), { what: one.name })
    }
  }
  const visible = firstOf(
    relevance.map(({ condition, isRelevant }) => ({ condition, holds: isRelevant })),
    true,
  )
  const required = firstOf(
    needed.map(({ condition, isNeeded }) => ({ condition, holds: isNeeded })),
    attributeOf(node, 'IsRequired') === 'true',
  )
  return { ...(visible !== undefined && { visible }), ...(required !== undefined && { required }) }
}

function refuseAnswer(draft: CardsDraft, node: XmlNode, input: Input, condition: Condition): void {
  const element = draft.elements.get([...draft.elements].find(([, { name }]) => name === input.id)?.[0] ?? '')
  const option = element?.byValue?.get(attributeOf(node, 'ChoiceValue') ?? '')
  if (option === undefined || !element || draft.definition.checks.length >= CHECKS_MAX) {
    draft.losses.add('unsupported', draft.reading.placeOf(node), attributeOf(node, 'ChoiceValue') ?? '', {
      what: 'ChoiceNotRelevant',
    })
    return
  }
  const chosen =
    element.type === 'multi'
      ? `orElse(${JSON.stringify(option)} in ${input.id}, false)`
      : `orElse(${input.id} == ${JSON.stringify(option)}, false)`
  const words =
    'options' in input ? (input.options.find(({ id }) => id === option)?.label.en ?? option) : option
  draft.definition.checks.push({
    id: `not_relevant_${draft.definition.checks.length + 1}`,
    level: 'warn',
    when: `${chosen} && ${celOf(condition)}`,
    message: {
      en: plainText(`${input.label.en ?? input.id}: ${words} is not relevant here.`, TEXT_MAX_CHARACTERS),
    },
    at: input.id,
    ...(input.group !== undefined && { group: input.group }),
  })
}

/** The first fulfilled condition decides. The result is undefined if there is none. */
function firstOf(
  cases: readonly { condition: Condition; holds: boolean }[],
  otherwise: boolean,
): string | undefined {
  if (cases.length === 0) return undefined
  if (cases.every(({ holds }) => !holds) && otherwise)
    return `!(${cases.map(({ condition }) => celOf(condition)).join(' || ')})`
  return cases.reduceRight(
    (rest, { condition, holds }) => `(${celOf(condition)} ? ${holds} : ${rest})`,
    String(otherwise),
  )
}
