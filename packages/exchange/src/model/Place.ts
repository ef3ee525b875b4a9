/** Where in the file something stands, so that a person finds it again: a line, a path of keys, or a cell. */
export interface Place {
  file: string
  /** From 1. */
  line?: number
  /** Keys and indexes from the root, for JSON, YAML and XML: `item[3].answerOption[0]`. */
  path?: string
}
