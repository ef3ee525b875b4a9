/**
 * The part of koffi that is used. It calls functions of Windows libraries, and is part of the built program
 * only.
 */
export interface Koffi {
  load: (library: string) => { func: (signature: string) => (...given: unknown[]) => unknown }
  struct: (name: string, members: Record<string, string>) => unknown
  array: (type: string, length: number, hint: string) => unknown
  /** A length of -1 reads to the terminating zero. */
  decode: (value: unknown, type: unknown, length?: number) => unknown
}
