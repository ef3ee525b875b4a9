/**
 * Shortens «frontal lobe», «temporal lobe» to «frontal», «temporal lobes»: a noun at the end of all items is
 * written once, in the plural. Behind «bilateral» a single one is two as well.
 */
export function sharingNoun(
  items: readonly string[],
  nouns: Readonly<Record<string, string>> | undefined,
  before = '',
): readonly string[] {
  if (!nouns || (items.length < 2 && !BILATERAL.test(before))) return items
  const shared = Object.entries(nouns).find(([noun]) => items.every((item) => item.endsWith(` ${noun}`)))
  if (!shared) return items
  const [noun, plural] = shared
  const bare = items.map((item) => item.slice(0, -noun.length - 1))
  return [...bare.slice(0, -1), `${bare.at(-1)} ${plural}`]
}

const BILATERAL = /\bbilateral $/iu
