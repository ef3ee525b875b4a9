import { fieldsOf } from '@pandok/domain'
import { importedKind } from './importFile.ts'

/** The size limit of one call, after encryption and base64 add a third. */
export const FILE_MAX_MEGABYTES = 5

export type FileReading =
  | { ok: true; file: unknown }
  /** Another program's file, which is reviewed before it is imported. */
  | { ok: false; problem: 'foreign' }
  | { ok: false; problem: 'exchange.notJson' | 'exchange.tooBig' }

const OWN_NAME = /\.pandok\.json$/iu

const isOurs = (content: unknown): boolean => importedKind(fieldsOf(content)['format']) !== undefined

/** Parses a file as far as possible here; the server validates its content. */
export async function readExchangeFile(file: File): Promise<FileReading> {
  const isNamedOurs = OWN_NAME.test(file.name)
  if (!isNamedOurs && file.size > FILE_MAX_MEGABYTES * 1024 * 1024) return { ok: false, problem: 'foreign' }
  if (file.size > FILE_MAX_MEGABYTES * 1024 * 1024) return { ok: false, problem: 'exchange.tooBig' }
  try {
    const content = JSON.parse(await file.text()) as unknown
    return isNamedOurs || isOurs(content) ? { ok: true, file: content } : { ok: false, problem: 'foreign' }
  } catch {
    return { ok: false, problem: isNamedOurs ? 'exchange.notJson' : 'foreign' }
  }
}
