/** What a name in a neutral file means in the module. */
export interface Named {
  id: string
  type: 'text' | 'number' | 'bool' | 'texts' | 'numbers' | 'rows'
  /** For a choice, the ids of its answers in the file, mapped to those in the module. */
  options?: ReadonlyMap<string, string>
  /** For rows, the condition under which there are any. */
  presence?: string
  isAlwaysKnown?: boolean
}

export type NameTable = ReadonlyMap<string, Named>
