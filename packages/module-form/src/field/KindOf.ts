import type { Input, InputKind } from '@pandok/module-engine'

export type KindOf<Kind extends InputKind> = Extract<Input, { kind: Kind }>
