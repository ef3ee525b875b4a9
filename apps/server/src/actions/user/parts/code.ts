import { randomInt } from 'node:crypto'
import { CODE_DIGITS } from '@pandok/domain'
import type { CodePurpose } from '@pandok/protocol'
import type { SecretBox } from '#security/SecretBox.ts'

/** `randomInt` draws uniformly, so that no code is likelier than another. */
export const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')

interface CodeFacts {
  id: string
  email: string
  purpose: CodePurpose
  code: string
}

/** Bound to its purpose, address and row: a code is worth nothing anywhere else. */
export const codeHash = (secrets: SecretBox, { purpose, email, id, code }: CodeFacts): Buffer =>
  secrets.sign('code', `${purpose}|${email}|${id}|${code}`)
