import type { Finding } from '@pandok/domain'

export type ChangeFinding = (update: (finding: Finding) => Finding, field: string) => void
