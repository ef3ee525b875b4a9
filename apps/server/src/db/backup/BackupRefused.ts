/** A backup that can't be made, or a file that can't be restored here. Its message is one line for an operator. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}
