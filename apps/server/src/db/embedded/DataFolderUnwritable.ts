export class DataFolderUnwritable extends Error {
  override readonly name = 'DataFolderUnwritable'
  readonly folder: string

  constructor(folder: string, reason: string, cause?: unknown) {
    super(`The data folder ${folder} cannot be written: ${reason}.`, { cause })
    this.folder = folder
  }
}
