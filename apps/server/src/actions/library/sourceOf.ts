import type { InLibrary } from '@pandok/domain'

interface Original extends InLibrary {
  id: string
  name: string
}

/** Returns what a copy stores about its original. */
export const sourceOf = ({ id, name, record }: Original) => ({
  id,
  name,
  edition: record?.itemId === id ? record.edition : null,
})
