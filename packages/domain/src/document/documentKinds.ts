export const DOCUMENT_KINDS = ['plate', 'module'] as const

export type DocumentKindName = (typeof DOCUMENT_KINDS)[number]
