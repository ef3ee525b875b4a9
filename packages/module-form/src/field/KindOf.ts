import type { Input, InputKind } from '@pandok/module-engine'

/** The input of one kind, or of several. */
export type KindOf<Kind extends InputKind> = Extract<Input, { kind: Kind }>
