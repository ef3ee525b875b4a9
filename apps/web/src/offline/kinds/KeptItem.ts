/** The content that a member saves; every kind of document has a name. */
export interface KeptContent {
  name: string
}

/** The fields that list items of every kind have. A document has those of its item and of its content. */
export interface KeptItem {
  id: string
  name: string
  nickname: string
  revision: number
  mine: boolean
  shared: boolean
  copied: boolean
  locked: boolean
  createdAt: string
  updatedAt: string
  deletedAt?: string | undefined
  may: { open: boolean; save: boolean }
}

/** A document in the mirror. */
export interface KeptRecord {
  document: KeptItem
  /** Documents of other members that came with it. */
  others?: readonly KeptItem[]
}
