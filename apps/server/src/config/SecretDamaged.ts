export class SecretDamaged extends Error {
  override readonly name = 'SecretDamaged'

  constructor(file: string) {
    super(`${file} is damaged. Restore it from a backup: what is sealed with it can't be read with another.`)
  }
}
