import type { PostalAddress } from '@pandok/domain'

export const addressLine = ({ zonecode, roadAddress, detail }: PostalAddress): string =>
  `(${zonecode}) ${roadAddress} ${detail}`.trim()
