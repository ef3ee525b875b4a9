import type { DiffField } from '#shared/diff/DiffList.tsx'

export const field = (
  key: string,
  name: string,
  from: string | undefined,
  to: string | undefined,
): DiffField => ({
  key,
  name,
  from: from === '' ? undefined : from,
  to: to === '' ? undefined : to,
})

export const different = (fields: readonly DiffField[]): DiffField[] =>
  fields.filter(({ from, to }) => from !== to)
