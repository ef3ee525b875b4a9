import type { PasswordHasher } from '#security/PasswordHasher.ts'

/** The next comparison of a password goes on until this has happened. */
export function whileComparing(passwords: PasswordHasher, happens: () => Promise<unknown>): void {
  const compare = passwords.verify
  passwords.verify = async (...given) => {
    passwords.verify = compare
    const isRight = await compare(...given)
    await happens()
    return isRight
  }
}
