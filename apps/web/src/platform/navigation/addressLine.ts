import type { PostalAddress } from '@pandok/domain'

/** An address as it stands on one line. */
export const addressLine = ({ zonecode, roadAddress, detail }: PostalAddress): string =>
  `(${zonecode}) ${roadAddress} ${detail}`.trim()
