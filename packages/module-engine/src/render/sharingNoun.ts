/**
 * Shortens «frontal lobe», «temporal lobe» to «frontal», «temporal lobes»: a noun at the end of all items is
 * written once, in the plural. Behind «bilateral» a single one is two as well, and of several that share no noun each is.
 */
export function sharingNoun(
  items: readonly string[],
  nouns: Readonly<Record<string, string>> | undefined,
  before = '',
): readonly string[] {
  const areTwo = BILATERAL.test(before)
  if (!nouns || (items.length < 2 && !areTwo)) return items
  const shared = Object.entries(nouns).find(([noun]) => items.every((item) => endsWith(item, noun)))
  if (!shared) return areTwo ? items.map((item) => inPlural(item, nouns)) : items
  const [noun, plural] = shared
  const bare = items.map((item) => item.slice(0, -noun.length).trimEnd())
  return [...bare.slice(0, -1), `${bare.at(-1)} ${plural}`.trimStart()]
}

const BILATERAL = /\bbilateral $/iu

const endsWith = (item: string, noun: string): boolean => item === noun || item.endsWith(` ${noun}`)

function inPlural(item: string, nouns: Readonly<Record<string, string>>): string {
  const [noun, plural] = Object.entries(nouns).find(([one]) => endsWith(item, one)) ?? []
  return noun === undefined ? item : `${item.slice(0, -noun.length)}${plural}`
}
