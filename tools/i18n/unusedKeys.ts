import { isNamed, type NamedKeys } from './namedKeys.ts'
import type { Table } from './readTables.ts'

/** Keys whose use can't be seen in the source. */
export interface DynamicKeys {
  readonly file: RegExp
  readonly key: RegExp
  readonly reason: string
}

const unseen: readonly DynamicKeys[] = [
  {
    file: /^legal\//u,
    key: /^/u,
    reason: 'paragraphs have a place instead of a name, and a document is shown whole',
  },
  {
    file: /^program\/findings\.ts$/u,
    key: /^finding\./u,
    reason: 'put together from codes by findingText, whose test asks for exactly these',
  },
]

/**
 * The users of a file's words: the server for mails, both sides for problems and errors, the site for the
 * rest.
 */
export interface KeyUsers {
  readonly server: NamedKeys
  readonly anybody: NamedKeys
  readonly site: NamedKeys
}

/** Lists keys that nothing uses, and exceptions that nothing needs. */
export function unusedKeys(
  korean: Table,
  askers: KeyUsers,
  exceptions: readonly DynamicKeys[] = unseen,
): string[] {
  const needed = new Set<DynamicKeys>()
  const unused = [...korean].filter(([, { file, key }]) => {
    if (isNamed(askers[askerOf(file)], key)) return false
    const exception = exceptions.find((each) => each.file.test(file) && each.key.test(key))
    if (exception) needed.add(exception)
    return !exception
  })
  return [
    ...unused.map(([place]) => `${place} is used nowhere`),
    ...exceptions
      .filter((each) => !needed.has(each))
      .map(({ file, reason }) => `nothing needs the exception for ${file.source} (${reason})`),
  ]
}

function askerOf(file: string): keyof KeyUsers {
  if (/^(?:mail|storeMail)\.ts$/u.test(file)) return 'server'
  return /^(?:errors|problems)\.ts$/u.test(file) ? 'anybody' : 'site'
}
