export const label = { en: 'x' }
export const range = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n))
export const numbers = (count: number, more: object = {}) =>
  range(count, (n) => ({ id: `i${n}`, kind: 'number', label, ...more }))
export const output = (...body: unknown[]) => ({
  id: 'o0',
  section: 'findings',
  body: { ko: body, en: body },
})
export const group = { id: 'g0', label, min: 50, max: 50 }
export const inRows = { group: 'g0' }
// biome-ignore lint/suspicious/noThenProperty: the document's own word
export const row = (when: unknown[], result: unknown) => ({ when, then: [result] })
export const option = (id: string) => ({ id, label, points: 1 })
