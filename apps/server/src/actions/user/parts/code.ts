import { randomInt } from 'node:crypto'
import { CODE_DIGITS } from '@pandok/domain'
import type { CodePurpose } from '@pandok/protocol'
import type { SecretBox } from '#security/SecretBox.ts'

/** `randomInt` is uniform, so that all codes are equally likely. */
export const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')

interface CodeFacts {
  id: string
  email: string
  purpose: CodePurpose
  code: string
}

/** The hash is bound to purpose, address and row, so that a code is useless anywhere else. */
export const codeHash = (secrets: SecretBox, { purpose, email, id, code }: CodeFacts): Buffer =>
  secrets.sign('code', `${purpose}|${email}|${id}|${code}`)
