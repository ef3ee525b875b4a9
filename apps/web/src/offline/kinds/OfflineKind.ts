import type { DocumentKindName } from '@pandok/domain'
import type {
  LoadedPlate,
  ModuleDocument,
  ModuleItem,
  PlateDocument,
  PlateItem,
  Problem,
} from '@pandok/protocol'
import type { MemberInfo, OutboxEntry } from '../kept/OfflineState.ts'

export type SavedPlate = Pick<PlateDocument, 'name' | 'cells' | 'keyMap' | 'autoFill' | 'exam'>
export type SavedModule = Pick<
  ModuleDocument,
  'name' | 'section' | 'modality' | 'type' | 'note' | 'definition'
>

export interface Contents {
  plate: SavedPlate
  module: SavedModule
}

export interface Items {
  plate: PlateItem
  module: ModuleItem
}

export interface Documents {
  plate: PlateDocument
  module: ModuleDocument
}

/** The answers of `get`. */
export interface Loaded {
  plate: LoadedPlate
  module: ModuleDocument
}

/** A document in the mirror. */
export interface Records {
  /** `others` are modules used by its cells that don't belong to the member. */
  plate: { document: PlateDocument; others: readonly ModuleDocument[] }
  module: { document: ModuleDocument }
}

export interface OfflineKind<Kind extends DocumentKindName> {
  /** Returns the content alone. */
  contentOf: (document: Contents[Kind]) => Contents[Kind]
  /** Returns the content as the server stores it. */
  storedContent: (content: Contents[Kind]) => Contents[Kind]
  /** Returns the content with the server's ids of what it refers to. */
  sentContent: (content: Contents[Kind], ids: Readonly<Record<string, string>>) => Contents[Kind]
  /** The ids of the modules that the content refers to; they are sent before it. */
  moduleIdsIn: (content: Contents[Kind]) => readonly string[]
  /** Returns the content in the format of the editor's drafts. */
  draftOf: (content: Contents[Kind]) => object
  /** Returns the list item of a document. */
  itemIn: (document: Documents[Kind]) => Items[Kind]
  /** Returns the list item of content saved here. */
  itemOf: (
    entry: OutboxEntry,
    content: Contents[Kind],
    before: Items[Kind] | undefined,
    author: { nickname: string },
  ) => Items[Kind]
  /** Returns what the mirror stores of a document; `before` is what it has. */
  recordOf: (
    document: Documents[Kind] | Loaded[Kind],
    isOwnModule: (id: string) => boolean,
    before?: Records[Kind],
  ) => Records[Kind]
  /** The problem for a name that the member already uses; absent if names need not be unique. */
  nameTaken?: Problem
  freeName: (name: string, taken: ReadonlySet<string>) => string
  /** Refuses one more than the member may have. */
  mustHaveRoom: (info: MemberInfo, items: readonly Items[Kind][]) => void
}
