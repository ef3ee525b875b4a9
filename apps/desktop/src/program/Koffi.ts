/** What we use of koffi, which calls functions of Windows' libraries; it comes with the built program only. */
export interface Koffi {
  load: (library: string) => { func: (signature: string) => (...given: unknown[]) => unknown }
  struct: (name: string, members: Record<string, string>) => unknown
  array: (type: string, length: number, hint: string) => unknown
  /** A length of -1 reads to the zero at the end. */
  decode: (value: unknown, type: unknown, length?: number) => unknown
}
