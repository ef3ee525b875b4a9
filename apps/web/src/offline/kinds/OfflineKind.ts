import type { Problem } from '@pandok/protocol'
import type { DraftPlace } from '#platform/drafts/Draft.ts'
import type { MemberInfo, OutboxEntry } from '../kept/OfflineState.ts'
import type { KeptContent, KeptItem, KeptRecord } from './KeptItem.ts'
import type { View } from './View.ts'

/** The types that define a kind of document. */
export interface OfflineTypes {
  content: KeptContent
  item: KeptItem
  document: KeptItem
  /** The answer of `get`. */
  loaded: KeptItem
  record: KeptRecord
}

/** The ids of other documents in content. A call's param may leave out parts of it. */
interface References<Content> {
  idsIn(content: Partial<Content>): readonly string[]
  /** Returns the content with the server's ids in place of local ones. */
  translated<Given extends Partial<Content>>(content: Given, ids: Readonly<Record<string, string>>): Given
}

type Parse = (param: unknown) => unknown

/**
 * The properties of a kind of document that the Windows program needs to list, open, store, save and send it without
 * a connection. Everything else is the same for all kinds.
 */
export interface OfflineKind<T extends OfflineTypes = OfflineTypes> {
  /** The storage of the editor's drafts. */
  drafts: DraftPlace
  /** The parsers of the params of `<kind>-list`, `-create` and `-save`; they throw if a param is wrong. */
  params: { list: Parse; create: Parse; save: Parse }
  /** The texts of an item that a search covers. */
  searched(item: T['item']): readonly string[]
  /** The fields whose values a list's answer has for its filters. */
  facets?: readonly string[]
  /** Checks and normalizes content as the server does before it is saved; absent if the params' schema says it all. */
  checkedContent?(given: T['content']): T['content']
  /** Returns the content alone. */
  contentOf(document: T['content']): T['content']
  /** Returns the content as the server stores it; absent if that is how it is sent. */
  storedContent?(content: T['content']): T['content']
  /** Absent if the content refers to no other document. */
  references?: References<T['content']>
  /** The reason shown at a document that can't be sent because it refers to this one, which the server refuses. */
  holdsBack?(name: string): string
  /** Returns the content in the format of the editor's drafts. */
  draftOf(content: T['content']): object
  /** Returns the list item of a document. */
  itemIn(document: T['document']): T['item']
  /** Returns the list item of content saved here. */
  itemOf(
    entry: OutboxEntry,
    content: T['content'],
    before: T['item'] | undefined,
    author: { nickname: string },
  ): T['item']
  /**
   * Returns what the mirror stores of a document; `before` is the stored version. Absent if only the document itself
   * is stored.
   */
  recordOf?(
    document: T['document'] | T['loaded'],
    isOwn: (id: string) => boolean,
    before?: T['record'],
  ): T['record']
  /** Answers `get`; absent if that is the document. */
  loaded?(view: View, id: string): Promise<T['loaded'] | undefined>
  /** Further verbs that can be answered from stored documents. */
  answers?: Readonly<Record<string, (view: View, param: unknown) => Promise<unknown>>>
  /** Returns the item as the server would show it after the pass has expired; absent if a pass doesn't matter. */
  withoutPass?(item: T['item']): T['item']
  /** Returns the member's info with how many documents of this kind there are; absent if it doesn't say that. */
  counted?(info: MemberInfo, items: readonly T['item'][]): MemberInfo
  /** The problem for a name that the member already uses; absent if names need not be unique. */
  nameTaken?: Problem
  freeName(name: string, taken: ReadonlySet<string>): string
  /** Refuses one more than the member may have. */
  mustHaveRoom(info: MemberInfo, items: readonly T['item'][]): void
  /** Returns a file that can be imported again. */
  fileOf(content: T['content'], id: string, view: View, nowMs: number): Promise<object>
}
