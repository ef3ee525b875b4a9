/** What is said about the thing itself, which is a module or a plate. */
export interface EditorWords {
  gone: string
  saveAsNew: string
  otherTab: string
}
