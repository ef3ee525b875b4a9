import { type Component, nameOf } from './Component.ts'

/** These licenses only require that their notice is kept. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
])

/** These licenses bind only changed copies of the package's own files, none of which are distributed. */
const ALLOWED_FOR_WORK: ReadonlySet<string> = new Set([...ALLOWED, 'CC-BY-4.0', 'CC0-1.0', 'MPL-2.0'])

/** Exceptions, each with the reason why it may be shipped. */
const EXCEPTIONS: readonly { name: RegExp; licence: string; reason: string }[] = [
  {
    name: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips is loaded as a library of its own, unchanged, and can be replaced',
  },
]

/** Lists packages with a license that isn't accepted, or without one. */
export const licenceProblems = (components: readonly Component[]): string[] =>
  components.flatMap((component) => {
    const { name, licence, isShipped } = component
    if (licence === null) return [`${nameOf(component)} names no licence`]
    const allowed = isShipped ? ALLOWED : ALLOWED_FOR_WORK
    const isAllowed = (id: string) =>
      allowed.has(id) || EXCEPTIONS.some((each) => each.licence === id && each.name.test(name))
    if (satisfies(licence, isAllowed)) return []
    return [
      `${nameOf(component)} is under ${licence}, which is not on the list for ${isShipped ? 'what is shipped' : 'tools'}`,
    ]
  })

/**
 * Evaluates SPDX expressions as packages write them: one level of AND, of OR, or of both without parentheses,
 * where AND binds more closely.
 */
function satisfies(expression: string, isAllowed: (id: string) => boolean): boolean {
  const bare = expression.replace(/^\(([^()]*)\)$/, '$1')
  return bare.split(' OR ').some((part) => part.split(' AND ').every((id) => isAllowed(id.trim())))
}
