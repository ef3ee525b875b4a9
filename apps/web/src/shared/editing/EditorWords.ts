/** Texts that differ between kinds of documents. */
export interface EditorWords {
  gone: string
  saveAsNew: string
  otherTab: string
}
