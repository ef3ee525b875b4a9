import type { Option } from '../../document/input.ts'

/** What an answer is called in this edition; what no option was ever called stays as it is. */
export const currentOptionId = (options: readonly Option[], id: string): string =>
  options.some((option) => option.id === id)
    ? id
    : (options.find(({ formerly }) => formerly?.includes(id))?.id ?? id)
