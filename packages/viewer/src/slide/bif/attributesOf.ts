/** Attributes of one element of XML, read as text: the block comes from the file and isn't worth a parser that resolves anything. */
export const attributesOf = (element: string): Map<string, string> =>
  new Map(
    Array.from(element.matchAll(/([\w-]+)\s*=\s*"([^"]*)"/gu), (match) => [match[1] ?? '', match[2] ?? '']),
  )
