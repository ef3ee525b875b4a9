/**
 * Shortens «frontal lobe», «temporal lobe» to «frontal», «temporal lobes»: a noun at the end of all items is
 * written once, in the plural. Behind «bilateral» a single one is two as well, and so is each of several.
 */
export function sharingNoun(
  items: readonly string[],
  nouns: Readonly<Record<string, string>> | undefined,
  before = '',
): readonly string[] {
  const isBilateral = BILATERAL.test(before)
  if (!nouns || (items.length < 2 && !isBilateral)) return items
  const shared = Object.entries(nouns).find(([noun]) => items.every((item) => item.endsWith(` ${noun}`)))
  if (!shared) return isBilateral ? items.map((item) => withPlural(item, nouns)) : items
  const [noun, plural] = shared
  const bare = items.map((item) => item.slice(0, -noun.length - 1))
  return [...bare.slice(0, -1), `${bare.at(-1)} ${plural}`]
}

function withPlural(item: string, nouns: Readonly<Record<string, string>>): string {
  const ending = Object.entries(nouns).find(([noun]) => item.endsWith(` ${noun}`))
  return ending ? item.slice(0, -ending[0].length) + ending[1] : item
}

const BILATERAL = /\bbilateral $/iu
