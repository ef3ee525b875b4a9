import type { ModuleDefinition } from '../definition.ts'
import type { Finding, Path } from '../Finding.ts'
import { GROUP_ROWS_MAX, PHRASE_DEPTH_MAX, PHRASE_EXPANDED_MAX } from '../limits.ts'
import type { PhraseToken } from '../phrase.ts'
import { phraseParts } from '../phraseParts.ts'
import { fault } from './fault.ts'
import { partialChains } from './partialChains.ts'

interface Body {
  phrase: PhraseToken[]
  path: Path
}

/** Ensures that phrases end: no shared phrase contains itself, and both depth and length are limited. */
export function phraseRules(definition: ModuleDefinition): Finding[] {
  const { outputs, partials } = definition
  const bodies = [...bodiesOf(outputs, 'outputs'), ...bodiesOf(partials, 'partials')]
  const tooDeep = bodies.flatMap(({ phrase, path }) => depthFault(phrase, path, 1) ?? [])
  const chains = partialChains(partials)
  if (tooDeep.length > 0 || chains.length > 0) return [...tooDeep, ...chains]
  return lengthFaults(definition)
}

function bodiesOf(list: readonly { body: Readonly<Record<string, PhraseToken[]>> }[], part: string): Body[] {
  return list.flatMap(({ body }, index) =>
    Object.entries(body).map(([locale, phrase]) => ({ phrase, path: [part, index, 'body', locale] })),
  )
}

/** Only the first place that is too deep is reported, because it is one mistake. */
function depthFault(phrase: readonly PhraseToken[], path: Path, depth: number): Finding | undefined {
  if (depth > PHRASE_DEPTH_MAX) return fault('phrase.tooDeep', path, { max: PHRASE_DEPTH_MAX })
  for (const [index, token] of phrase.entries())
    for (const part of phraseParts(token)) {
      const found = depthFault(part.phrase, [...path, index, ...part.path], depth + 1)
      if (found) return found
    }
  return undefined
}

/** It must only be called if no shared phrase contains itself. */
function lengthFaults(definition: ModuleDefinition): Finding[] {
  const { outputs, partials } = definition
  const repetitions = repetitionsOf(definition)
  const lengths = new Map<string, number>()
  const longest = (body: Readonly<Record<string, PhraseToken[]>>) =>
    Math.max(0, ...Object.values(body).map(expanded))

  function lengthOf(id: string): number {
    const known = lengths.get(id)
    if (known !== undefined) return known
    const partial = partials.find((candidate) => candidate.id === id)
    const length = partial ? longest(partial.body) : 0
    lengths.set(id, length)
    return length
  }

  function expanded(phrase: readonly PhraseToken[]): number {
    let length = phrase.length
    for (const token of phrase) {
      if (typeof token === 'string') continue
      const inner = phraseParts(token).reduce((sum, part) => sum + expanded(part.phrase), 0)
      length += 'each' in token ? inner * (repetitions.get(token.each) ?? GROUP_ROWS_MAX) : inner
      if ('use' in token) length += lengthOf(token.use)
    }
    return length
  }

  return outputs.flatMap(({ body }, index) =>
    longest(body) > PHRASE_EXPANDED_MAX
      ? [fault('phrase.tooLong', ['outputs', index, 'body'], { max: PHRASE_EXPANDED_MAX })]
      : [],
  )
}

/** Returns how often an `each` over a name can repeat: the maximum rows of its group, or its answers. */
function repetitionsOf({ groups, inputs }: ModuleDefinition): ReadonlyMap<string, number> {
  return new Map([
    ...groups.map(({ id, max = GROUP_ROWS_MAX }) => [id, max] as const),
    ...inputs.flatMap((input) =>
      input.kind === 'multi'
        ? [[input.id, Math.min(input.max ?? input.options.length, GROUP_ROWS_MAX)] as const]
        : [],
    ),
  ])
}
