import type { LibraryGrade } from '../document/MemberDocument.ts'

/** The data of a plate or a module in the back office, whoever owns it. */
export interface AdministeredItem {
  id: string
  name: string
  ownerId: string
  email: string
  nickname: string
  /** The owner's setting. What suspended members share is hidden regardless. */
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
