import type { BlankKind } from '@pandok/domain'

export const isBounded = (kind: BlankKind): boolean =>
  kind === 'number' || kind === 'measure' || kind === 'count'

export const hasDecimals = (kind: BlankKind): boolean => kind === 'number' || kind === 'measure'
