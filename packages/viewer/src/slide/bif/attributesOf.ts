/**
 * The attributes of one XML element, matched as text: the block comes from the file, and a full parser might
 * resolve entities.
 */
export const attributesOf = (element: string): Map<string, string> =>
  new Map(
    Array.from(element.matchAll(/([\w-]+)\s*=\s*"([^"]*)"/gu), (match) => [match[1] ?? '', match[2] ?? '']),
  )
