import type { LibraryGrade } from '../document/MemberDocument.ts'

/** What the back office knows of a plate or a module, whosever it is. */
export interface AdministeredItem {
  id: string
  name: string
  ownerId: string
  email: string
  nickname: string
  /** As its owner has it; what suspended members share is out of sight nevertheless. */
  shared: boolean
  library: LibraryGrade | null
  /** Bytes of what is stored. */
  size: number
  revision: number
  copies: number
  createdAt: Date
  updatedAt: Date
  deletedAt: Date | null
}

export interface AdministeredPlate extends AdministeredItem {
  cellCount: number
  moduleCount: number
}

export interface AdministeredModule extends AdministeredItem {
  section: string
  modality: string
  type: string
  inputCount: number
  outputCount: number
}
