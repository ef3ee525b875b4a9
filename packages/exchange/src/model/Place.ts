/** A place in the file that a person can find: a line, a path of keys, or a cell. */
export interface Place {
  file: string
  /** Lines count from 1. */
  line?: number
  /** Keys and indexes from the root in JSON, YAML and XML: `item[3].answerOption[0]`. */
  path?: string
}
