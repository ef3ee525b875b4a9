import type { LibraryGrade } from '../document/MemberDocument.ts'

/** What the back office knows of a plate or a module, whoever owns it. */
export interface AdministeredItem {
  id: string
  name: string
  ownerId: string
  email: string
  nickname: string
  /** The owner's setting; what suspended members share is hidden nevertheless. */
  shared: boolean
  library: LibraryGrade | null
  /** The size of the stored content in bytes. */
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
