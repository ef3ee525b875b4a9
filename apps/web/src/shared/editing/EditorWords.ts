/** Texts that differ between modules and plates. */
export interface EditorWords {
  gone: string
  saveAsNew: string
  otherTab: string
}
