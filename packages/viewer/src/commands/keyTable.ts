import { fieldsOf, readKey, typedKeys, writeKey } from '@pandok/domain'
import { VIEWER_COMMANDS, type ViewerCommandId } from './viewerCommands.ts'

/** Custom keys that replace the default ones. An empty list means no key. */
export type KeyChoices = Readonly<Partial<Record<ViewerCommandId, readonly string[]>>>

const ids = typedKeys(VIEWER_COMMANDS)

export const keysOf = (id: ViewerCommandId, choices: KeyChoices): readonly string[] =>
  choices[id] ?? VIEWER_COMMANDS[id].keys

/** The command of a key; custom keys take precedence over default ones. */
export function viewerCommandFor(text: string, choices: KeyChoices): ViewerCommandId | undefined {
  const read = readKey(text)
  if (read === null) return undefined
  const key = writeKey({ ...read, code: read.code === 'NumpadEnter' ? 'Enter' : read.code })
  return ids.find((id) => choices[id]?.includes(key)) ?? ids.find((id) => keysOf(id, choices).includes(key))
}

/** Assigns a key to a command; a key has one command at most, so another command loses it. */
export function withKey(choices: KeyChoices, id: ViewerCommandId, key: string): KeyChoices {
  const others = ids
    .filter((other) => other !== id && keysOf(other, choices).includes(key))
    .map((other) => [other, keysOf(other, choices).filter((one) => one !== key)])
  return { ...choices, ...Object.fromEntries(others), [id]: [key] }
}

/** Keeps only known commands and valid keys of what was stored. */
export function readKeyChoices(kept: unknown): KeyChoices {
  const stored = fieldsOf(kept)
  const known = ids.flatMap((id) => {
    const keys = stored[id]
    if (!Array.isArray(keys)) return []
    return [[id, keys.filter((key) => typeof key === 'string' && readKey(key) !== null)]]
  })
  return Object.fromEntries(known) as KeyChoices
}
