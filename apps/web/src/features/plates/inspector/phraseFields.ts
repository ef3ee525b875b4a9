/** The fields of a phrase, each once, in their order: «{크기} mm» has 크기. */
export const phraseFields = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{([^{}\n]{1,60})\}/gu)].map(([, name = '']) => name.trim())),
]
