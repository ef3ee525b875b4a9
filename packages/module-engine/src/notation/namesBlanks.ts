/** «{size} cm {shape} mass … {margin} margins»: whoever puts single words into four braces leaves no remarks there. */
export const namesBlanks = (text: string): boolean =>
  new Set(
    Array.from(text.slice(0, 4000).matchAll(/\{ ?(\p{L}[\p{L}_]{1,20}) ?\}/gu), ([, word = '']) =>
      word.toLowerCase(),
    ),
  ).size > 3
