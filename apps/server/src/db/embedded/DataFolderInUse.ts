export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse'
  readonly folder: string

  constructor(folder: string, holder: number | undefined) {
    const who = holder === undefined ? 'another process' : `process ${holder}`
    super(`The data folder ${folder} is in use by ${who}.`)
    this.folder = folder
  }
}
