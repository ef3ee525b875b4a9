export class DataFolderDamaged extends Error {
  override readonly name = 'DataFolderDamaged'
}
