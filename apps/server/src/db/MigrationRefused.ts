export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused'
}
