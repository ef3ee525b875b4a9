import type { Option } from '../../document/input.ts'

/** Returns the current id of an option. An id that no option ever had is returned unchanged. */
export const currentOptionId = (options: readonly Option[], id: string): string =>
  options.some((option) => option.id === id)
    ? id
    : (options.find(({ formerly }) => formerly?.includes(id))?.id ?? id)
