import type { Words } from '@pandok/domain'

type Raw = Readonly<Record<string, unknown>>

const list = (given: unknown): readonly Raw[] => (Array.isArray(given) ? (given as readonly Raw[]) : [])
const byId = (items: readonly Raw[], id: string): Raw | undefined =>
  items.find((item) => String(item['id']) === id)

/** The question of a neutral file that the plate asks, with its name and the names of its answers. */
export interface FileQuestion {
  label: Words
  answer: (id: string) => Words
  /** Returns the key that a file gives for this answer. */
  pressed: (id: string) => Raw
}

/** Looks up questions, diagnoses and comments in a neutral file of any shape. */
export function fileWords(file: Raw): {
  question: (name: string) => FileQuestion
  comment: (id: string) => Words
} {
  const elements = list(file['elements'])
  const findings = list(file['findings'])
  const rows = file['rows'] as Raw | undefined
  const isParts = findings.length > 0

  function question(name: string): FileQuestion {
    const [first = '', inner] = name.split('.')
    if (isParts && name === 'dx')
      return {
        label: {},
        answer: (id) => wordsIn(byId(findings, id), 'name', `dx=${id}`),
        pressed: (id) => ({ parts: [{ dx: [{ id }] }] }),
      }
    if (inner !== undefined) {
      const blank = byId(list(byId(elements, first)?.['row']), inner)
      return { ...answersOf(blank, name), pressed: (id) => ({ [first]: [{ [inner]: id }] }) }
    }
    const blank = rows && byId(list(rows['blanks']), name)
    if (rows && blank && !byId(elements, name))
      return { ...answersOf(blank, name), pressed: (id) => ({ [String(rows['id'])]: [{ [name]: id }] }) }
    const element = byId(elements, name)
    return {
      ...answersOf(element, name),
      pressed: (id) => {
        const given = { [name]: element?.['kind'] === 'multi' ? [id] : id }
        return isParts ? { parts: [given] } : given
      },
    }
  }

  const comment = (id: string) => wordsIn(byId(list(file['comments']), id), 'name', `#${id}`)
  return { question, comment }
}

function answersOf(asked: Raw | undefined, name: string): Pick<FileQuestion, 'label' | 'answer'> {
  if (!asked) throw new Error(`The file asks no «${name}».`)
  const options = list(asked['options'])
  return {
    label: (asked['name'] ?? asked['label']) as Words,
    answer: (id) =>
      options.length === 0
        ? { ko: id, en: id, zh: id, ja: id, de: id }
        : wordsIn(byId(options, id), 'label', `${name}=${id}`),
  }
}

function wordsIn(item: Raw | undefined, key: string, what: string): Words {
  if (!item) throw new Error(`The file has no «${what}».`)
  return item[key] as Words
}
