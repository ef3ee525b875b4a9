/** Removes the separators that people write and paste in a number: `010-1234-5678` or `+82 10 1234 5678`. */
export const phoneOf = (typed: string): string => typed.normalize('NFKC').replace(/[\s.()‐-―-]/gu, '')
