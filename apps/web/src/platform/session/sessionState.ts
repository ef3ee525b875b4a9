import { DEFAULT_LOCALE, fieldsOf, type Locale } from '@pandok/domain'

/** One of the member's plates, as cached in this browser. */
export interface PanListItem {
  id: string
  name: string
}

/** The client's session state; the names are those of its storage entries. */
export interface SessionState {
  authToken: string | null
  refreshToken: string | null
  user_name: string | null
  /** Filled in at the next log-in while `useMemory` is on. */
  user_mail: string | null
  /** All of the member's plates, last changed first; `usePlateNames` maintains it. */
  panList: readonly PanListItem[]
  orderId: string | null
  useMemory: boolean
  /** Stored as `language` or `program_language`, depending on the area. */
  currentLocale: Locale
}

export type StoredName = Exclude<keyof SessionState, 'currentLocale'>

export const EMPTY_SESSION: SessionState = {
  authToken: null,
  refreshToken: null,
  user_name: null,
  user_mail: null,
  panList: [],
  orderId: null,
  useMemory: false,
  currentLocale: DEFAULT_LOCALE,
}

export const STORED_NAMES = [
  'authToken',
  'refreshToken',
  'user_name',
  'user_mail',
  'panList',
  'orderId',
  'useMemory',
] as const satisfies readonly StoredName[]

/** Storage can be edited by hand, so invalid values count as absent. */
export function decodeStored<Name extends StoredName>(name: Name, stored: string | null): SessionState[Name]
export function decodeStored(name: StoredName, stored: string | null): unknown {
  if (name === 'useMemory') return stored === 'true'
  if (name === 'panList') return decodePanList(stored)
  return stored === '' ? null : stored
}

/** Null means that the entry is removed. */
export function encodeStored(name: StoredName, value: unknown): string | null {
  if (name === 'useMemory') return value === true ? 'true' : null
  if (name === 'panList') return Array.isArray(value) && value.length > 0 ? JSON.stringify(value) : null
  return typeof value === 'string' && value !== '' ? value : null
}

function decodePanList(stored: string | null): readonly PanListItem[] {
  if (stored === null) return EMPTY_SESSION.panList
  try {
    const list: unknown = JSON.parse(stored)
    return Array.isArray(list) ? list.filter(isPanListItem) : EMPTY_SESSION.panList
  } catch {
    return EMPTY_SESSION.panList
  }
}

function isPanListItem(value: unknown): value is PanListItem {
  const { id, name } = fieldsOf(value)
  return typeof id === 'string' && typeof name === 'string'
}
