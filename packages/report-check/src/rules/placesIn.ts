/** Segments and levels are distinguished, because what is absent at one may be present at another. */
const PLACE =
  /(?<!\p{Script=Latin})(?:(?:[LBH]WK\s?|[CTLS])\d{1,2}(?:\s?[-–/~]\s?(?:[CTLS]|SWK\s?)?\d{1,2})?|#\d)(?!\d)|\d번째/giu

/** Returns the segments and levels that a text names, in normalized form. */
export const placesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(PLACE)].map(([place]) => place.toUpperCase().replace(/[^\p{L}\d#]/gu, '')))
