/** What a name of a neutral file stands for in the module. */
export interface Named {
  /** Its name in the module. */
  id: string
  type: 'text' | 'number' | 'bool' | 'texts' | 'numbers' | 'rows'
  /** For a choice: the ids of its answers in the file, mapped to those in the module. */
  options?: ReadonlyMap<string, string>
  /** For rows: the condition under which there are any. */
  presence?: string
  /** Whether it always has a value. */
  isAlwaysKnown?: boolean
}

export type NameTable = ReadonlyMap<string, Named>
