import { type ModuleDefinition, readDefinition } from '@pandok/module-engine'
import { canonicalJson } from '../form/canonicalJson.ts'
import { extensionsOf } from './extensions.ts'
import { field, type JsonObject, listOf, textIn } from './json.ts'
import { OWN_DEFINITION } from './ownTag.ts'

/** FHIR allows a string of about a million characters. */
const DEFINITION_MAX_CHARACTERS = 1_000_000

/**
 * Adds the definition to the Questionnaire that was written from it, with a checksum of the rest, so that a
 * file that nobody has changed is read as the same module.
 */
export function withDefinition(resource: JsonObject, definition: ModuleDefinition): JsonObject {
  const source = JSON.stringify(definition)
  if (source.length > DEFINITION_MAX_CHARACTERS) return resource
  const own = {
    url: OWN_DEFINITION,
    extension: [
      { url: 'definition', valueString: source },
      { url: 'checksum', valueString: checksumOf(resource) },
    ],
  }
  return { ...resource, extension: [...listOf(field(resource, 'extension')), own] }
}

/** Returns the definition in a Questionnaire, or undefined if there is none or the rest was changed. */
export function definitionIn(resource: JsonObject): ModuleDefinition | undefined {
  const [own] = extensionsOf(resource, OWN_DEFINITION)
  const part = (url: string) =>
    textIn(
      listOf(field(own, 'extension')).find((one) => textIn(one, 'url') === url),
      'valueString',
    )
  const source = part('definition')
  if (source === undefined || part('checksum') !== checksumOf(resource)) return undefined
  try {
    const read = readDefinition(JSON.parse(source))
    return read.ok ? read.definition : undefined
  } catch {
    return undefined
  }
}

/**
 * The checksum detects changes by people and programs. It doesn't protect against forgery, from which nobody
 * would gain.
 */
function checksumOf(resource: JsonObject): string {
  const { extension, ...rest } = resource
  const others = listOf(extension).filter((one) => textIn(one, 'url') !== OWN_DEFINITION)
  const text = canonicalJson(others.length > 0 ? { ...rest, extension: others } : rest)
  let [one, other] = [0x811c9dc5, 0x01000193]
  for (let at = 0; at < text.length; at += 1) {
    // This is FNV-1a, and the same with the constants of MurmurHash3 to get 64 bits.
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193)
    other = Math.imul(other ^ text.charCodeAt(at), 0x85ebca6b)
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}
